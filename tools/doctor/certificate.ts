import { connect, type PeerCertificate } from "node:tls";
import { type Finding, finding } from "./finding.ts";

const day = 86_400_000;
/** Most authorities renew a month before the end: three weeks before it, renewal has failed. */
const leastDays = 21;

const certificateOf = (url: URL): Promise<{ certificate: PeerCertificate; fault: string | undefined }> =>
  new Promise((done, failed) => {
    const host = url.hostname.replace(/^\[|\]$/g, "");
    const isName = /[a-z]/i.test(host) && !host.includes(":");
    const socket = connect({ host, port: Number(url.port || 443), ...(isName && { servername: host }), rejectUnauthorized: false }, () => {
      const { authorizationError } = socket;
      done({ certificate: socket.getPeerCertificate(), fault: socket.authorized ? undefined : String(authorizationError) });
      socket.end();
    });
    socket.setTimeout(15_000, () => socket.destroy(new Error("no answer within 15 s")));
    socket.on("error", failed);
  });

/** Checks that the site has a certificate that browsers trust, and that it doesn't end soon. */
export async function checkCertificate(site: string, now: number): Promise<Finding[]> {
  const url = new URL(site);
  if (url.protocol !== "https:")
    return [finding("the site is served without TLS", "serve it by https only (tls of hosting.json), and send http there with 308")];
  const { certificate, fault } = await certificateOf(url);
  const left = Math.floor((Date.parse(certificate.valid_to) - now) / day);
  return [
    ...(fault
      ? [finding(`browsers don't trust the certificate: ${fault}`, "install the whole chain of an authority that browsers know")]
      : []),
    ...(left < leastDays
      ? [finding(`the certificate ends in ${left} days (${certificate.valid_to})`, "renew it, and see why it is not renewed by itself")]
      : []),
  ];
}
