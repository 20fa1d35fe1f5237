import type { Row } from '~/domain/payslip-comparison/amounts'
import type { LikelyCode } from '~/domain/payslip-comparison/likely'

const rows: Record<Row, string> = {
  gross: 'Gesamtbrutto',
  taxable: 'Steuerbrutto',
  wage_tax: 'Lohnsteuer',
  solidarity: 'Solidaritätszuschlag',
  church_tax: 'Kirchensteuer',
  health: 'Krankenversicherung mit Zusatzbeitrag',
  care: 'Pflegeversicherung',
  pension: 'Rentenversicherung',
  unemployment: 'Arbeitslosenversicherung',
  net: 'Netto',
  payout: 'Auszahlung',
}

const likely: Record<LikelyCode, (value: string) => string> = {
  rounding: () => 'Rundung: ein oder zwei Cent',
  hours: () => 'Andere Stunden oder ein anderer Stundenlohn: Vergleichen Sie die Stunden des Monats',
  pay: () => 'Anderes Gehalt, eine Zulage oder Einmalzahlung, die nur auf einer Seite steht',
  follows: () => 'Folgt aus dem Unterschied darüber',
  tax_class: (value) => `Stimmt mit Steuerklasse ${value} überein`,
  church: (value) => (value === 'yes' ? 'Stimmt mit Kirchensteuer überein' : 'Stimmt ohne Kirche überein'),
  child_allowances: (value) => `Stimmt mit ${value} Kinderfreibeträgen überein`,
  fund_rate: (value) => `Stimmt mit einem Zusatzbeitrag von ${value} überein`,
  childless: () => 'Stimmt mit dem Zuschlag für Kinderlose überein',
  children: (value) =>
    value === '0' || value === '1'
      ? 'Stimmt mit Kindern, aber ohne Abschlag überein'
      : `Stimmt mit ${value} Kindern unter 25 überein`,
  zone: (value) =>
    value === 'yes' ? 'Stimmt mit dem Übergangsbereich überein' : 'Stimmt ohne Übergangsbereich überein',
  branch_missing: () => 'Auf einer Seite ohne diesen Zweig: Vergleichen Sie die Beitragsgruppe',
  after_net: () => 'Vorschuss, Pfändung, Sachbezug oder anderes, das vom Netto abgeht oder dazukommt',
  unknown: () => 'Kein naheliegender Grund gefunden',
}

export const officeSlip = {
  title: 'Lohnbüro und Zahltag',
  titleOf: (name: string, month: string) => `Lohnbüro und Zahltag: ${name}, ${month}`,
  link: 'Mit dem Lohnbüro vergleichen',
  back: 'Zurück zur Abrechnung',
  text: 'Der Lohnzettel des Lohnbüros neben dem, was Zahltag aus Ihren Angaben rechnet. Ein Unterschied heißt nicht, dass das Lohnbüro falsch liegt: Vielleicht fehlt hier etwas.',
  fromPdf:
    'Die Beträge des Lohnbüros sind aus dem PDF gelesen, soweit die Zeilen gängige Namen haben. Was wir nicht lesen konnten, hat einen Strich; sehen Sie dort im PDF nach. Die Gründe sind Vermutungen aus den Zahlen.',
  fromLines: 'Die Beträge des Lohnbüros kamen Zeile für Zeile. Die Gründe sind Vermutungen aus den Zahlen.',
  waiting: 'Der Lohnzettel des Lohnbüros ist noch nicht freigegeben.',
  states: {
    nothing: 'Für diesen Monat gibt es keinen Lohnzettel des Lohnbüros.',
    uncalculated: 'Zahltag kann diesen Monat noch nicht rechnen. Was fehlt, steht in der Abrechnung.',
    unread:
      'In dem PDF haben wir keine bekannten Zeilen gefunden; es ist vielleicht ein Bild. Vergleichen Sie von Hand.',
  },
  upload: 'Lohnzettel einlesen',
  toRun: 'Was fehlt',
  columns: {
    row: 'Zeile',
    theirs: 'Lohnbüro',
    ours: 'Zahltag',
    difference: 'Unterschied',
    reason: 'Wahrscheinlicher Grund',
  },
  same: 'gleich',
  unread: 'nicht gelesen',
  summary: {
    same: 'Alle gelesenen Zeilen sind gleich.',
    different: (count: number) =>
      count === 1 ? 'Eine Zeile weicht ab.' : `${count} Zeilen weichen voneinander ab.`,
  },
  rows,
  likely,
}
