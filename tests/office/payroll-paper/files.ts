import { type Owner, read } from '../owner'
import { runOf } from '../payroll-run/desk'
import { added, type Figures } from './figures'

type Row = Record<string, string>

/** What the files of a month say that go to funds, tax office, bank and books, by table and line. */
export async function filedFigures(owner: Owner, month: string): Promise<Figures> {
  const rowsOf = async (path: string) => rowsIn(await read(owner, `${runOf(month)}/${path}`))
  const statements = await rowsOf(`auswertungen/beitragsnachweise/${month}.csv`)
  const tax = await rowsOf(`auswertungen/lohnsteuer-anmeldung/${month}.csv`)
  const payments = await rowsOf('zahlungen/zahlungen.csv')
  const bookings = await rowsOf('buchungen/buchungen.csv')
  return added([
    ...statements
      .filter(({ Beitragsgruppe }) => Beitragsgruppe !== 'Summe')
      .map((row) => [`${row.Einzugsstelle} ${row.Beitragsgruppe}`, cents(row.Beitragsschuld)] as const),
    ...tax
      .filter(({ Kennzahl = '' }) => Kennzahl in TAX)
      .map((row) => [`tax ${TAX[row.Kennzahl ?? '']}`, cents(row.Betrag)] as const),
    ...payments
      .filter((row) => row.Empfänger !== 'Zu überweisen' && row.Monat !== '')
      .map((row) => [`paid ${paymentOf(row)}`, cents(row.Betrag)] as const),
    ...bookings
      .filter(({ Konto }) => Konto !== '')
      .map(
        (row) =>
          [`books ${BOOKED[row.Wofür ?? ''] ?? row.Wofür}`, cents(row.Soll) - cents(row.Haben)] as const,
      ),
  ])
}

const TAX: Row = { 42: 'wage tax', 41: 'flat tax', 49: 'soli', 61: 'ev', 62: 'rk' }

function paymentOf({ Gruppe = '', Empfänger, Wofür = '' }: Row): string {
  if (Gruppe.startsWith('Löhne')) return 'pay'
  if (Gruppe === 'Pfändungen') return 'garnishment'
  if (Wofür.startsWith('Sparvertrag')) return 'savings'
  if (Wofür.startsWith('Betriebliche Altersversorgung')) return 'pension'
  if (Gruppe === 'Finanzamt') return 'tax'
  return Empfänger === 'Minijob-Zentrale' ? 'minijob' : 'fund'
}

const BOOKED: Row = {
  Löhne: 'wages',
  Gehälter: 'salaries',
  'Löhne für Minijobs': 'minijob_pay',
  'Aushilfslöhne (kurzfristig)': 'short_term_pay',
  'Zuschuss zu Sparverträgen (VWL)': 'savings_grant',
  'Soziale Abgaben der Firma, mit Umlagen': 'employer_shares',
  'Soziale Abgaben für Minijobs, mit Umlagen': 'minijob_shares',
  'Zuschüsse zu privater und freiwilliger Versicherung': 'insurance_subsidies',
  'Pauschale Lohnsteuer': 'flat_tax',
  'Pauschsteuer für Minijobs': 'minijob_flat_tax',
  'Betriebliche Altersversorgung': 'company_pension',
  'Auszahlung an Mitarbeiter': 'owed_pay',
  'Lohnsteuer, Kirchensteuer, Solidaritätszuschlag': 'owed_tax',
  'Beiträge und Umlagen an Krankenkassen und Minijob-Zentrale': 'owed_contributions',
  'Einbehalten für Sparverträge (VWL)': 'owed_savings',
  'Beiträge an Versorgungsträger': 'owed_pension',
  'Einbehalten für Pfändungen': 'owed_garnishments',
  'Verrechnete Sachbezüge': 'in_kind',
  'Verrechnete Vorschüsse': 'advances',
}

function rowsIn(csv: string): Row[] {
  const [head = [], ...rows] = csv
    .replace('\uFEFF', '')
    .trimEnd()
    .split(/\r?\n/)
    .map((line) => line.split(';').map((cell) => cell.replace(/^"|"$/g, '')))
  return rows.map((cells) => Object.fromEntries(head.map((name, index) => [name, cells[index] ?? ''])))
}

function cents(euros = ''): number {
  return Number(euros.replace(',', ''))
}
