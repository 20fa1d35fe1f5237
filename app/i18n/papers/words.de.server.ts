import { type Right, ROLES, rolesWith } from '~/domain/kernel/rights'
import type { PaperFacts } from '~/domain/papers/facts.server'
import type { LegalForm } from '~/domain/tenants/legal-form'
import { RETAINED, type RetainedKind, UPKEEP } from '~/domain/upkeep/periods'
import { formatCountry } from '../format'
import { textsOf } from '../texts'

const { office, tenants } = textsOf('de')

const retained: Record<RetainedKind, string> = {
  invoices: 'Rechnungen, Korrekturen, Zahlungen',
  payslips: 'Lohnzettel',
  hours: 'Arbeitszeiten',
  receipts: 'Zahlungseingänge',
  mandates: 'beendete SEPA-Mandate',
  contracts: 'beendete Verträge',
  customers: 'Stammdaten archivierter Kunden, sobald kein Beleg sie mehr nennt',
  handovers: 'Übergaben an das Lohnbüro',
  personnelFiles: 'Dokumente von Ausgeschiedenen (Bescheinigungen, Meldungen, Verträge)',
  incomingPages: 'nie freigegebene Seiten aus Dateien des Lohnbüros',
  employees: 'Stammdaten archivierter Mitarbeiter, sobald kein Beleg sie mehr nennt',
  users:
    'Zugänge von Personen, die nicht mehr im Büro arbeiten, sobald das Protokoll der Änderungen sie nicht mehr nennt',
  audit: 'Protokoll der Änderungen',
  letters: 'Mails zu Rechnungen',
  mails: 'andere Mails',
  messages: 'Nachrichten von Kunden und Mitarbeitern',
  links: 'beendete Zugangslinks',
}

const upkeep: Record<keyof typeof UPKEEP, string> = {
  sessions: 'Anmeldungen des Büros',
  accountLinks: 'Links zu Einladung und neuem Passwort',
  portalCodes: 'Codes für Lohnzettel',
  portalPasses: 'mit Code geöffnete Browser',
  senderCodes: 'Codes zur Bestätigung des Absenders',
  unfinishedFactors: 'nicht bestätigte zweite Faktoren',
  importRows: 'Zeilen hochgeladener Listen',
  imports: 'hochgeladene Listen, die niemand übernommen hat',
  formerIbans: 'frühere IBAN eines Mandats',
  webhookPayloads: 'Inhalt erledigter Meldungen der Zeiterfassung',
  webhookKeys: 'Kennungen wiederholter Meldungen',
  webhookRefusals: 'abgewiesene Meldungen',
}

const rights: Record<Right, string> = {
  keep_account: 'das eigene Konto führen',
  use_office: 'das Büro öffnen',
  manage_firm: 'Angaben der Firma, Personen und Vorlagen ändern',
  see_audit: 'das Protokoll aller Änderungen lesen',
  see_invoices: 'Rechnungen sehen',
  keep_invoices: 'Rechnungen schreiben, ausstellen, stornieren, Zahlungen eintragen',
  see_employees: 'Namen und Arbeitszeiten der Mitarbeiter sehen',
  keep_employees: 'Mitarbeiter und Arbeitszeiten führen',
  see_pay: 'Lohn, Bankverbindung und Geburtsdatum sehen',
  see_customers: 'Kunden sehen',
  keep_customers: 'Kunden und Verträge führen',
  share_invoice_links: 'Links zu Rechnungen geben und sperren',
  share_payslip_links: 'Links zu Lohnzetteln geben und sperren',
  share_links: 'Links im eigenen Bereich geben und sperren',
  handle_tasks: 'Aufgaben im eigenen Bereich erledigen',
  handle_mails: 'Mails im eigenen Bereich erneut senden oder zurücknehmen',
  pause_mails: 'alle Mails anhalten',
}

/** Of every kind: what it is, how long it is kept, and the law. */
export function periodRows(): string[][] {
  const byPeople = Object.entries(RETAINED).map(([kind, { law }]) => [
    retained[kind as RetainedKind],
    `${yearsOf(kind as RetainedKind)} nach Ende des Kalenderjahres`,
    law ?? 'so lange sie gebraucht werden',
  ])
  const byNight = Object.entries(UPKEEP).map(([kind, { days }]) => [
    upkeep[kind as keyof typeof UPKEEP],
    days === 0 ? 'mit dem Ende' : `${days} ${days === 1 ? 'Tag' : 'Tage'} nach dem Ende`,
    'von selbst, jede Nacht',
  ])
  return [...byPeople, ...byNight]
}

function yearsOf(kind: RetainedKind): string {
  const years: number = RETAINED[kind].years
  return `${years} ${years === 1 ? 'Jahr' : 'Jahre'}`
}

/** How long one kind is kept, in a sentence. */
export function kept(...kinds: RetainedKind[]): string {
  return kinds.map((kind) => `${retained[kind]}: ${yearsOf(kind)}`).join('; ')
}

/** How long each kind is kept and by which law, one a line. */
export function periodsOf(kinds: readonly RetainedKind[]): string[] {
  return kinds.map((kind) => {
    const law: string | null = RETAINED[kind].law
    return `${retained[kind]}: ${yearsOf(kind)} nach Ende des Kalenderjahres (${law ?? 'so lange sie gebraucht werden'})`
  })
}

/** Each right and whether each role has it. */
export function rightRows(): string[][] {
  return (Object.keys(rights) as Right[]).map((right) => [
    rights[right],
    ...ROLES.map((role) => (rolesWith(right).includes(role) ? 'ja' : 'nein')),
  ])
}

export const roleNames = ROLES.map((role) => office.roles[role])

export function roleName(role: (typeof ROLES)[number]): string {
  return office.roles[role]
}

export function addressOf({ firm }: Pick<PaperFacts, 'firm'>): string {
  const country = firm.country === 'DE' ? '' : `, ${formatCountry(firm.country, 'de')}`
  const extra = firm.address_extra ? `${firm.address_extra}, ` : ''
  return `${extra}${firm.street}, ${firm.postal_code} ${firm.city}${country}`
}

export function legalForm({ firm }: PaperFacts): string | null {
  return firm.legal_form === null ? null : tenants.company.forms[firm.legal_form as LegalForm]
}

export function contactOf({ firm }: Pick<PaperFacts, 'firm'>): string {
  return firm.data_contact ?? [firm.email, firm.phone].filter(Boolean).join(', ')
}

/** Where backups go besides: a folder, or the host of a bucket. */
export function copiedTo(bucketHost: string | null): string {
  return bucketHost === null
    ? 'Jede Sicherung wird in einen zweiten Ordner kopiert, der außerhalb des Rechners liegen soll.'
    : `Jede Sicherung wird verschlüsselt zu einem Speicherdienst kopiert (${bucketHost}). Den Schlüssel zum Öffnen hat weder dieser noch der Server.`
}
