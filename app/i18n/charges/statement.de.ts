import type { DefaultReason } from '~/domain/charges/default'

/** What each start of default rests on. */
const starts: Record<DefaultReason, string> = {
  agreed: 'vereinbartes Zahlungsziel, § 286 Abs. 2 BGB',
  dunned: 'Mahnung nach Fälligkeit, § 286 Abs. 1 BGB',
  thirty_days: '30 Tage nach Fälligkeit und Rechnung, § 286 Abs. 3 BGB',
}

export const statement = {
  title: 'Forderungsaufstellung',
  fileName: 'Forderungsaufstellung',
  issuedOn: 'Datum',
  payBy: 'Zahlbar bis',
  text: (day: string) =>
    `mit diesen Zahlungen sind Sie in Verzug. Nach dem Gesetz schulden Sie uns dafür Zinsen; hier stehen sie bis zum ${day}, mit allem, was wir sonst verlangen können.`,
  greeting: 'Guten Tag,',
  columns: { what: 'Wofür', how: 'Wie gerechnet', amount: 'Betrag €' },
  invoice: (number: string, issuedOn: string, dueOn: string) =>
    `Rechnung ${number} vom ${issuedOn}, fällig am ${dueOn}`,
  principal: 'Noch offen',
  since: (day: string, why: string) => `In Verzug seit ${day} (${why})`,
  starts,
  putOff: 'Die vereinbarte Zahlung ist ausgeblieben',
  interest: 'Verzugszinsen',
  segment: (parts: { from: string; to: string; amount: string; rate: string; days: number; year: number }) =>
    `${parts.from} – ${parts.to}: ${parts.amount} × ${parts.rate} × ${parts.days} ÷ ${parts.year}`,
  rateOf: {
    business: 'Neun Prozentpunkte über dem Basiszinssatz, § 288 Abs. 2, § 247 BGB',
    consumer: 'Fünf Prozentpunkte über dem Basiszinssatz, § 288 Abs. 1, § 247 BGB',
  },
  lumpSum: 'Verzugspauschale',
  lumpSumLaw: '§ 288 Abs. 5 BGB',
  earlier: 'Früher verlangte Zinsen und Kosten, noch offen',
  total: 'Zusammen',
  toPay: 'Zu zahlen',
  noTax:
    'Zinsen und Pauschale sind Schadensersatz. Umsatzsteuer fällt darauf nicht an. Diese Aufstellung ist keine Rechnung.',
  closing:
    'Haben Sie in den letzten Tagen schon gezahlt, oder stimmt etwas nicht? Dann sprechen Sie uns bitte an.',
  regards: 'Freundliche Grüße',
  noAccount: 'Nach der Bankverbindung fragen Sie uns bitte.',
}
