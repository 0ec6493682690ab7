/** Styles that almost every page needs. In the first stylesheet they cost a third of the bytes of separate small files. */
import "@favilla/design-system/actions/IconButton.css.ts";
import "@favilla/design-system/actions/CountBadge.css.ts";
import "@favilla/design-system/data/CommodityGlyph.css.ts";
import "@favilla/design-system/feedback/Alert.css.ts";
import "@favilla/design-system/feedback/Skeleton.css.ts";
import "@favilla/design-system/feedback/Tag.css.ts";
import "@favilla/design-system/layout/Card.css.ts";
import "@favilla/design-system/layout/gaps.css.ts";
import "@favilla/design-system/layout/PageHeader.css.ts";
import "@favilla/design-system/layout/Stack.css.ts";
import "@favilla/design-system/text/Link.css.ts";
import "@favilla/design-system/layout/MenuList.css.ts";
import "@favilla/design-system/layout/MobileMenu.css.ts";
import "@favilla/design-system/layout/SideMenu.css.ts";
import "@favilla/design-system/layout/UserMenu.css.ts";
import "@favilla/design-system/overlays/Popover.css.ts";
