import type { Setting } from './setting'

/** A page by its name, its address and the most CPU it may take, in milliseconds. */
export type Page = [name: string, path: string, limit: number]

const PAGE_CPU_MS = 25
/** Two hundred lines are some 1,800 fields. */
const LONG_EDITOR_CPU_MS = 80

const PUBLIC = ['/portal/', '/rechnung/']

/** Whether a session is needed to see a page. */
export function isOfOffice(path: string): boolean {
  return !PUBLIC.some((start) => path.startsWith(start))
}

/** The pages of a grown firm, with the ids that `growFirm` gives. */
export function pagesOf({ tenantId, portal, invoice }: Setting, biggest: string): Page[] {
  const pages: Record<string, string> = {
    'office home': '',
    tasks: '/aufgaben',
    'tasks, done': '/aufgaben?stand=erledigt',
    'tasks, done, page 20': '/aufgaben?stand=erledigt&seite=20',
    task: '/aufgaben/task-0',
    invoices: '/rechnungen',
    'figures by month': '/zahlen',
    'figures by customer': '/zahlen?sicht=kunden',
    'figures by item': '/zahlen?sicht=leistungen',
    'figures, open': '/zahlen?sicht=offen',
    'invoices, page 200': '/rechnungen?seite=200',
    'invoices, behind a row': '/rechnungen?seite=201&nach=invoice-12500',
    'invoices, overdue by amount': '/rechnungen?stand=ueberfaellig&reihenfolge=betrag',
    'invoices, paid in a year by due date': '/rechnungen?stand=bezahlt&jahr=2024&reihenfolge=faellig',
    'invoices, search, many': '/rechnungen?suche=R-1',
    'invoices, search, none': '/rechnungen?suche=nobody+anywhere',
    'invoices, drafts': '/rechnungen?stand=entwurf',
    invoice: '/rechnungen/invoice-12500',
    draft: '/rechnungen/draft-1',
    'invoice, cancel': '/rechnungen/invoice-12500/stornierung',
    'invoice, payment': '/rechnungen/invoice-12500/zahlung',
    link: '/links/link-12500',
    customers: '/kunden',
    'customers, last page': '/kunden?seite=99999',
    'customers, search, many': '/kunden?suche=K-1',
    'customers, search, none': '/kunden?suche=nobody',
    'customer, biggest': `/kunden/${biggest}`,
    'customer, form': `/kunden/${biggest}/stammdaten`,
    'customer, new': '/kunden/neu',
    'customer, new invoice': `/kunden/${biggest}/neue-rechnung`,
    'customer import': '/kunden/import/import-0',
    'customer import, last page': '/kunden/import/import-0?seite=40',
    'customer import, columns': '/kunden/import/import-0/spalten',
    contracts: '/vertraege',
    'contracts, last page': '/vertraege?seite=99999',
    'contracts, search, none': '/vertraege?suche=nobody',
    contract: '/vertraege/contract-7',
    mandates: '/mandate',
    'mandates, last page': '/mandate?seite=99999',
    'mandates, search, none': '/mandate?suche=nobody',
    mandate: '/mandate/mandate-7',
    employees: '/mitarbeiter',
    'employees, last page': '/mitarbeiter?seite=99999',
    'employees, search, none': '/mitarbeiter?suche=nobody',
    employee: '/mitarbeiter/employee-7',
    hours: '/stunden?monat=2025-06',
    'hours, last page': '/stunden?monat=2025-06&seite=99999',
    payslips: '/lohnzettel?monat=2025-06',
    'payslips, last page': '/lohnzettel?monat=2025-06&seite=99999',
    'payslips, missing': '/lohnzettel?monat=2025-06&stand=fehlt',
    'payroll closing': '/lohnzettel/abrechnung/2025-06/abschluss',
    outbox: '/postausgang',
    'outbox, last page': '/postausgang?seite=99999',
    'outbox, behind a row': '/postausgang?seite=3&nach=mail-50000',
    'outbox, search, many': '/postausgang?empfaenger=customer',
    'outbox, search, few': '/postausgang?empfaenger=person2401',
    'outbox, search, none': '/postausgang?empfaenger=nobody',
    'outbox, kind': '/postausgang?art=payslip_published',
    'outbox, kind, last page': '/postausgang?art=payslip_published&seite=99999',
    'outbox, in trouble': '/postausgang?stand=troubled',
    mail: '/postausgang/mail-50000',
    'audit log': '/protokoll',
    'audit log, last page': '/protokoll?seite=99999',
    'audit log, one kind': '/protokoll?art=customer',
    'search, many': '/suche?suche=R-1',
    'search, a name': '/suche?suche=nordlicht',
    'search, none': '/suche?suche=nobody',
    bank: '/bank',
    'bank, open': '/bank/umsaetze?stand=offen',
    'bank, all': '/bank/umsaetze',
    'bank, page 500': '/bank/umsaetze?seite=500',
    'bank, assigned': '/bank/umsaetze?stand=zugeordnet',
    'bank, search, many': '/bank/umsaetze?suche=rechnung',
    'bank, search, none': '/bank/umsaetze?suche=nobody',
    'bank, movement to assign': '/bank/umsaetze/movement-59998',
    'bank, movement to assign, search': '/bank/umsaetze/movement-59998?suche=R-1',
    'bank, movement without proposal': '/bank/umsaetze/movement-59999',
    'bank, movement assigned': '/bank/umsaetze/movement-1',
    'bank, rules': '/bank/regeln',
    'bank, upload': '/bank/auszuege',
    debits: '/bank/lastschriften',
    'debits, file': '/bank/lastschriften/run-7',
    dunning: '/bank/mahnungen',
    'dunning, biggest': `/bank/mahnungen/kunden/${biggest}`,
    'dunning, sent': '/bank/mahnungen/verschickt',
    firm: `/mandanten/${tenantId}`,
    'firm, number range': `/mandanten/${tenantId}/nummern/rechnungen`,
    people: '/personen',
  }
  return [
    ...Object.entries(pages).map(([name, path]): Page => [name, `/buero${path}`, PAGE_CPU_MS]),
    ['invoice editor, 200 lines', '/buero/rechnungen/draft-0/entwurf', LONG_EDITOR_CPU_MS],
    ['customer portal, biggest', portal.path, PAGE_CPU_MS],
    ['customer portal, open', `${portal.path}?stand=offen`, PAGE_CPU_MS],
    ['invoice page', invoice.path, PAGE_CPU_MS],
  ]
}
