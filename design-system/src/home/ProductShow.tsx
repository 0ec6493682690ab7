import { BillCard } from "../bills/BillCard.tsx";
import { signedMoney } from "../bills/whyText.ts";
import { Waterfall } from "../charts/Waterfall.tsx";
import { LastMonth } from "../consumption/LastMonth.tsx";
import { addDays, addMonths, monthOf, yearOf } from "../data/dates.ts";
import { useMoneyText } from "../data/discreetText.ts";
import { Card } from "../layout/Card.tsx";
import { useMessages } from "../theme/messages.ts";
import { useToday } from "../theme/today.ts";
import * as styles from "./ProductShow.css.ts";
import { productShowMessages } from "./productShowMessages.it.ts";

/** Euros of the sample: both totals, and the changes from one to the other. */
const [before, now] = [110.39, 99.06];
const changes = { use: -12.57, price: 1.24 } as const;

/** kWh of the months of the sample, the newest last. */
const used = [139, 122, 158, 139, 147, 136];

/**
 * The product with sample data: a bill, why it is what it is, and the newest month, drawn by its own components. A decoration beside a form
 * of visitors: nobody reads it out, and nothing in it takes focus. Import it dynamically.
 */
export function ProductShow() {
  const words = useMessages(productShowMessages);
  const money = useMoneyText();
  const today = useToday();
  const emitted = addDays(today, -14);
  const month = monthOf(addDays(`${monthOf(today)}-01`, -1));
  const steps = (["use", "price"] as const).map((id) => {
    const value = changes[id];
    return { id, label: words[id], value, text: signedMoney(Math.round(value * 100), money) };
  });
  return (
    <div className={styles.show} aria-hidden="true" inert data-sample>
      <BillCard
        id="sample"
        commodity="electricity"
        supplyName={words.supply}
        year={yearOf(today)}
        number="1010338"
        status="Expiring"
        formats={[]}
        emissionDate={emitted}
        expiryDate={addDays(today, 6)}
        total={now}
      />
      <Card className={styles.later}>
        <Waterfall
          label={words.why}
          start={{ label: words.before, value: before, text: money(before) }}
          steps={steps}
          end={{ label: words.now, text: money(now) }}
          cutNote={() => null}
        />
      </Card>
      <Card className={styles.month}>
        <LastMonth
          months={used.map((total, index) => ({ month: addMonths(month, index + 1 - used.length), total, estimated: false }))}
          before={{ month: addMonths(month, -12), total: 145 }}
          unit="kWh"
        />
      </Card>
      <p className={styles.note}>{words.sample}</p>
    </div>
  );
}
