import type { ChainFault } from '~/domain/invoices/issuing/chain-report'
import type { ClosingFault } from '~/domain/payroll-closing/verify.server'
import type { Language } from '~db/schema'

const de = {
  usage: `Aufruf: npm run verify -- [--mend [--identity <Datei>]] [--language de|en]

Prüft, ob noch alles ist, wie es geschrieben wurde: die Datenbank von DATA_DIR, die Kette der ausgestellten Rechnungen
jeder Firma, ihre abgeschlossenen Lohnmonate und den Prüfwert jedes Dokuments, auch während der Dienst läuft. An den Daten ändert sich nichts; was herauskam, zeigt der Dienst im „Zustand“.

  --mend     holt vorher zurück, was an Dokumenten fehlt oder beschädigt ist, aus den Kopien bei den Sicherungen und in BACKUP_COPY_TO
  --identity nennt die Datei mit dem geheimen Schlüssel, wo die Kopien außer Haus verschlüsselt sind; „-“ liest ihn von der Eingabe

Rückgabe: 0 alles in Ordnung; 1 etwas ist verändert oder beschädigt; 64 unbekannte Angaben; 78 Einstellungen, Schlüssel oder Datenbank fehlen
oder passen nicht.`,
  onlyForMending: '„--identity“ gehört nur zu --mend.',
  mended: (count: number) =>
    `${count} ${count === 1 ? 'Dokument' : 'Dokumente'} aus den Kopien zurückgeholt.`,
  notCovered:
    'Nicht geprüft ist, was in keiner Kette steht: Zahlungen, Arbeitsstunden, Stammdaten und das Änderungsprotokoll. Wer die Datei selbst beschreiben kann, kann sie ändern.',
  fileFine: 'Datenbank: in Ordnung.',
  fileDamaged: (what: string) => `Datenbank: beschädigt. ${what}`,
  loose: (table: string) => `Datenbank: Einträge in ${table} verweisen auf nichts.`,
  chainFine: (firm: string, links: number) => `${firm}: ${links} Rechnungen in der Kette, in Ordnung.`,
  earlier: (count: number) => `Dazu ${count} von früher, als es noch keine Kette gab.`,
  head: (hash: string) => `Letzter Prüfwert: ${hash}`,
  broken: (firm: string, document: string, fault: string) => `${firm}: ${document} ${fault}`,
  invoice: (number: string) => `Rechnung ${number}`,
  position: (position: number) => `Nr. ${position} der Kette`,
  somewhere: 'Am Ende der Kette:',
  faults: {
    link_missing: 'fehlt in der Kette.',
    link_changed: 'hängt nicht mehr an der vorigen.',
    document_missing: 'ist nicht mehr da.',
    document_changed: 'ist nicht mehr, was ausgestellt wurde.',
    record_changed: 'steht in den Listen anders, als sie ausgestellt wurde.',
    document_without_link: 'ist ausgestellt, aber nicht in der Kette.',
    end_missing: 'Die letzte Rechnung fehlt.',
  } satisfies Record<ChainFault, string>,
  closingsFine: (firm: string, count: number) =>
    `${firm}: ${count} ${count === 1 ? 'Lohnmonat' : 'Lohnmonate'} abgeschlossen, in Ordnung.`,
  closingBroken: (firm: string, month: string, fault: string) => `${firm}: Lohnmonat ${month} ${fault}`,
  closingFaults: {
    changed: 'ist nicht mehr, was abgeschlossen wurde.',
    unreadable: 'lässt sich nicht mehr öffnen.',
    sums_differ: 'hat andere Summen als seine Lohnzettel.',
    reports_differ: 'hat andere Summen als seine Beitragsnachweise und die Lohnsteuer-Anmeldung.',
  } satisfies Record<ClosingFault, string>,
  documentsFine: (count: number) => `Dokumente: ${count} geprüft, in Ordnung.`,
  documentsDamaged: (count: number, damaged: number) =>
    `Dokumente: ${count} geprüft, ${damaged} fehlen oder sind verändert.`,
  missing: (firm: string, document: string, type: string) => `${firm}: ${document} (${type}) fehlt.`,
  changed: (firm: string, document: string, type: string) =>
    `${firm}: ${document} (${type}) ist nicht, was gespeichert wurde.`,
  of: (document: string, number: string) => `${document}, Personalnummer ${number}`,
  employeeDocument: (dated: string) => `Dokument von ${dated} eines Mitarbeiters`,
  payslip: (month: string) => `Lohnzettel ${month}`,
  more: (count: number) => `… und ${count} weitere.`,
}

const en: typeof de = {
  usage: `Usage: npm run verify -- [--mend [--identity <file>]] [--language de|en]

Checks that everything is as it was written: the database of DATA_DIR, the chain of issued invoices of each firm, its closed
payroll months, and the hash of every document. It may run beside the service, and changes none of the data; the service shows the outcome in its state.

  --mend     first brings back documents that are missing or damaged, from the copies beside the backups and in BACKUP_COPY_TO
  --identity names the file with the secret key where the copies elsewhere are encrypted; "-" reads it from the input

Exit codes: 0 all is well; 1 something was changed or is damaged; 64 unknown arguments; 78 settings, keys or database are missing or do not fit.`,
  onlyForMending: '"--identity" belongs to --mend alone.',
  mended: (count) =>
    `${count} ${count === 1 ? 'document was' : 'documents were'} brought back from the copies.`,
  notCovered:
    'Not checked, since no chain holds it: receipts, working hours, master data and the audit log. Whoever can write the file itself can change these.',
  fileFine: 'Database: in order.',
  fileDamaged: (what) => `Database: damaged. ${what}`,
  loose: (table) => `Database: rows of ${table} point at nothing.`,
  chainFine: (firm, links) => `${firm}: ${links} invoices in the chain, in order.`,
  earlier: (count) => `And ${count} from before there was a chain.`,
  head: (hash) => `Last hash: ${hash}`,
  broken: (firm, document, fault) => `${firm}: ${document} ${fault}`,
  invoice: (number) => `Invoice ${number}`,
  position: (position) => `No. ${position} of the chain`,
  somewhere: 'At the end of the chain:',
  faults: {
    link_missing: 'is missing from the chain.',
    link_changed: 'no longer follows the one before.',
    document_missing: 'is gone.',
    document_changed: 'is not what was issued.',
    record_changed: 'stands in the lists otherwise than it was issued.',
    document_without_link: 'is issued but not in the chain.',
    end_missing: 'the last invoice is missing.',
  },
  closingsFine: (firm, count) =>
    `${firm}: ${count} payroll ${count === 1 ? 'month' : 'months'} closed, in order.`,
  closingBroken: (firm, month, fault) => `${firm}: payroll month ${month} ${fault}`,
  closingFaults: {
    changed: 'is not what was closed.',
    unreadable: 'can no longer be opened.',
    sums_differ: 'has other sums than its payslips.',
    reports_differ: 'has other sums than its statements to funds and the tax return.',
  },
  documentsFine: (count) => `Documents: ${count} checked, in order.`,
  documentsDamaged: (count, damaged) => `Documents: ${count} checked, ${damaged} missing or changed.`,
  missing: (firm, document, type) => `${firm}: ${document} (${type}) is missing.`,
  changed: (firm, document, type) => `${firm}: ${document} (${type}) is not what was stored.`,
  of: (document, number) => `${document}, personnel number ${number}`,
  employeeDocument: (dated) => `Document of ${dated} of an employee`,
  payslip: (month) => `Payslip ${month}`,
  more: (count) => `… and ${count} more.`,
}

export const WORDS: Record<Language, typeof de> = { de, en }
export type Words = typeof de
