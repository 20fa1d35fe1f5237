import type { DefaultReason } from '~/domain/charges/default'

/** What each start of default rests on. */
const starts: Record<DefaultReason, string> = {
  agreed: 'vereinbartes Zahlungsziel, §\u00a0286 Abs.\u00a02 BGB',
  dunned: 'Mahnung nach Fälligkeit, §\u00a0286 Abs.\u00a01 BGB',
  thirty_days: '30 Tage nach Fälligkeit und Rechnung, §\u00a0286 Abs.\u00a03 BGB',
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
    business: 'Neun Prozentpunkte über dem Basiszinssatz, §\u00a0288 Abs.\u00a02, §\u00a0247 BGB',
    consumer: 'Fünf Prozentpunkte über dem Basiszinssatz, §\u00a0288 Abs.\u00a01, §\u00a0247 BGB',
  },
  lumpSum: 'Verzugspauschale',
  lumpSumLaw: '§\u00a0288 Abs.\u00a05 BGB, abzüglich verlangter Mahnkosten',
  earlier: 'Früher verlangte Zinsen und Kosten, noch offen',
  credit: 'Ihr Guthaben',
  lessCredit: (amount: string) => `Ihr Guthaben von ${amount} ist schon abgezogen.`,
  total: 'Zusammen',
  toPay: 'Zu zahlen',
  noTax:
    'Zinsen und Pauschale sind Schadensersatz. Umsatzsteuer fällt darauf nicht an. Diese Aufstellung ist keine Rechnung.',
  closing:
    'Haben Sie in den letzten Tagen schon gezahlt, oder stimmt etwas nicht? Dann sprechen Sie uns bitte an.',
  regards: 'Freundliche Grüße',
  noAccount: 'Nach der Bankverbindung fragen Sie uns bitte.',
}
