import { account as words } from '../customers/account.de'

export const account = {
  title: words.title,
  fileName: 'Kontouebersicht',
  issuedOn: 'Datum',
  period: words.period,
  periodOf: (from: string, to: string) => `${from} – ${to}`,
  text: 'So steht Ihr Konto bei uns. Rechnungen zählen dazu, Zahlungen und Gutschriften gehen ab. Ein Minus im Saldo ist Ihr Guthaben.',
  columns: { on: 'Datum', what: 'Vorgang', amount: 'Betrag €', balance: 'Saldo €' },
  kinds: words.kinds,
  more: words.more,
  opening: words.opening,
  closing: words.closing,
  carriedOver: 'Übertrag',
  openOn: (date: string) => `Offen am ${date}`,
  nothingOpen: 'Zurzeit ist keine Rechnung offen.',
  open: { number: 'Rechnung', issuedOn: 'vom', dueOn: 'fällig am', amount: 'Offen €', total: 'Zusammen', charges: 'Zinsen und Kosten' },
  collected: 'wird abgebucht',
  disputed: 'in Klärung',
  toTransfer: 'Bitte überweisen',
  lessCredit: (credit: string) => `Ihr Guthaben von ${credit} ist schon abgezogen.`,
  credit: (credit: string) => `Sie haben ein Guthaben von ${credit}.`,
  collect: (amount: string) => `${amount} ziehen wir per Lastschrift ein. Das überweisen Sie bitte nicht.`,
  clarify: (amount: string) =>
    `${amount} sind in Klärung. Die zahlen Sie bitte erst, wenn wir uns gemeldet haben.`,
  later: (amount: string) => `${amount} sind später zu zahlen, in den vereinbarten Raten.`,
  note: 'Diese Übersicht ist keine Rechnung und weist keine Umsatzsteuer aus. Zahlungen der letzten Tage fehlen vielleicht noch. Stimmt etwas nicht, sagen Sie es uns bitte.',
}
