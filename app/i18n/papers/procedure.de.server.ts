import { NUMBER_RANGES } from '~/domain/numbers/format'
import type { PaperFacts } from '~/domain/papers/facts.server'
import type { Paper, Part } from '~/domain/papers/paper'
import { addressOf, copiedTo, legalForm, periodRows, rightRows, roleNames } from './words.de.server'

const RANGES = {
  invoice: 'Rechnungen',
  cancellation: 'Stornos und Korrekturen',
  customer: 'Kunden',
  contract: 'Verträge',
  mandate: 'SEPA-Mandate',
  employee: 'Mitarbeiter',
}

/** The procedure document that tax auditors ask for: GoBD, margin nos. 151 to 155. */
export function procedure(facts: PaperFacts): Paper {
  const { firm, installation, isCalculating } = facts
  return {
    title: 'Verfahrensdokumentation',
    law: 'GoBD Rz. 151 bis 155 (BMF vom 28.11.2019, zuletzt geändert am 14.07.2025), § 145 Abs. 1, § 146 AO',
    sections: [
      {
        title: '1. Allgemeine Beschreibung',
        law: 'GoBD Rz. 152, 153',
        parts: [
          {
            facts: [
              ['Firma', firm.name],
              ['Rechtsform', legalForm(facts)],
              ['Anschrift', addressOf(facts)],
              ['Vertreten durch', firm.managing_director],
              ['Steuernummer', firm.tax_number ?? (firm.vat_id ? 'siehe USt-IdNr.' : null)],
              ['USt-IdNr.', firm.vat_id ?? 'keine'],
              ['Umsatzsteuer', taxationOf(facts)],
              ['Steuerberatung', firm.payroll_partner],
              ['Programm', `Zahltag ${installation.version}`],
              ['Adresse des Programms', installation.address],
              ['Betreiber des Servers', firm.hosted_by],
              ['Im Einsatz seit', null],
            ],
          },
          'Mit Zahltag schreibt die Firma Ausgangsrechnungen, hält Zahlungen fest und gibt Lohnzettel aus. Die Buchführung selbst (Konten, Journal, Bilanz), Eingangsrechnungen und Kasse sind nicht darin.',
          { blank: 'Womit die Bücher geführt werden, und wie Rechnungen dorthin kommen:' },
          { blank: 'Wie Eingangsrechnungen und Belege auf Papier behandelt und abgelegt werden:' },
        ],
      },
      {
        title: '2. Anwenderdokumentation: wie ein Beleg entsteht',
        law: 'GoBD Rz. 153; § 14 UStG',
        parts: [
          {
            list: [
              'Eine Rechnung beginnt als Entwurf, von Hand oder aus einem Vertrag. Ein Entwurf hat keine Nummer und lässt sich ändern.',
              'Beim Ausstellen prüft Zahltag die Pflichtangaben, vergibt die nächste Nummer und friert PDF und XML ein (ZUGFeRD, auf Wunsch XRechnung). Danach ändert sich nichts mehr.',
              'Ein Fehler wird mit einem eigenen Beleg berichtigt: Storno oder Rechnungskorrektur. Die erste Rechnung bleibt.',
              'Zahlungen trägt das Büro ein. Eine falsche wird durch eine Gegenbuchung zurückgenommen, nicht gelöscht.',
              installation.mailHost
                ? 'Verschickt wird per Mail mit einem Link; jede Mail steht mit Zeitpunkt und Ergebnis im Postausgang.'
                : 'Zahltag verschickt hier keine Mails: Das Büro lädt sie herunter und verschickt sie selbst.',
              ...hoursAndPay(isCalculating),
            ],
          },
          {
            head: ['Nummernkreis', 'Form der Nummer (die erste)'],
            rows: NUMBER_RANGES.map((range) => [RANGES[range], facts.firstNumbers[range]]),
          },
          { blank: 'Wer Rechnungen schreibt und wer Zahlungen einträgt:' },
        ],
      },
      {
        title: '3. Technische Dokumentation',
        law: 'GoBD Rz. 153, 58 ff., 107 ff.; § 146 Abs. 4 AO',
        parts: [
          'Ein Serverprogramm mit einer SQLite-Datenbank; ausgestellte Belege liegen daneben als Dateien unter ihrem Prüfwert (SHA-256).',
          {
            list: [
              'Sperren in der Datenbank weisen jede Änderung und jedes Löschen ausgestellter Rechnungen, Lohnzettel und Zahlungen ab, bis die Frist vorbei ist.',
              'Jede ausgestellte Rechnung trägt den Prüfwert der vorigen. Fehlt eine oder ist eine verändert, nennt „npm run verify“ die erste.',
              'Nummern werden lückenlos und in der Buchung selbst vergeben. Nach einer Wiederherstellung gehen sie über der höchsten weiter; welche danach fehlen, nennt ihre Liste, und sie gehört zu den Unterlagen.',
              'Das Protokoll nennt zu jeder Änderung die Person, den Zeitpunkt und den Stand davor und danach.',
            ],
          },
          facts.unchainedInvoices > 0
            ? `${facts.unchainedInvoices} Rechnungen wurden ausgestellt, bevor es diese Kette gab: Sie sind gezählt, aber nicht Teil der Kette.`
            : 'Die Kette umfasst alle Rechnungen, die hier ausgestellt wurden.',
          facts.webhookSecrets > 0
            ? 'Arbeitszeiten kommen auch über eine Schnittstelle. Ihr Absender weist sich mit einem Geheimnis dieser Firma oder dem der Installation aus; jede Meldung wird ganz oder gar nicht übernommen.'
            : 'Für die Schnittstelle der Arbeitszeiten hat die Firma kein eigenes Geheimnis; melden kann, wer das Geheimnis der Installation hat.',
        ],
      },
      {
        title: '4. Betriebsdokumentation',
        law: 'GoBD Rz. 153, 103 ff.',
        parts: [...backupsOf(facts), { blank: 'Wer das Programm aktualisiert und Sicherungen prüft:' }],
      },
      {
        title: '5. Internes Kontrollsystem',
        law: 'GoBD Rz. 100 bis 102',
        parts: [
          { head: ['Recht', ...roleNames], rows: rightRows() },
          firm.is_release_confirmed === 1
            ? 'Lohnzettel geben immer zwei Personen frei.'
            : 'Lohnzettel gibt eine Person frei; das Vier-Augen-Prinzip ist nicht eingeschaltet.',
          {
            blank:
              'Weitere Kontrollen, zum Beispiel Abgleich von Bank und offenen Rechnungen, wer und wie oft:',
          },
        ],
      },
      {
        title: '6. Aufbewahrung und Zugriff der Prüfung',
        law: '§ 147 Abs. 3, 6 AO, § 14b UStG; GoBD Rz. 158 ff.',
        parts: [
          { head: ['Daten', 'Frist', 'Grund'], rows: periodRows() },
          {
            list: [
              'Unmittelbarer Zugriff (Z1): Eine Person mit der Rolle „Nur Ansicht“ liest am Bildschirm Rechnungen, Kunden, Namen und Arbeitszeiten der Mitarbeiter, aber keine Löhne.',
              'Mittelbarer Zugriff (Z2): Wer im Büro arbeitet, sucht, filtert und ordnet nach den Vorgaben der Prüfung und gibt die Listen als CSV aus.',
              'Überlassung (Z3): „npm run export“ gibt alle Tabellen als CSV und JSON und alle Belege als Dateien, mit einer Liste der Prüfwerte.',
            ],
          },
        ],
      },
      {
        title: '7. Änderungen dieser Unterlage',
        law: 'GoBD Rz. 154',
        parts: [
          'Jede Fassung ist so lange aufzubewahren wie die Belege, die nach ihr entstanden sind. Oben steht, wann und mit welcher Fassung von Zahltag diese entstand.',
          { facts: [['Geprüft von, am', null]] },
        ],
      },
    ],
  }
}

function taxationOf({ firm }: PaperFacts): string {
  if (firm.is_small_business === 1) return 'Kleinunternehmer (§ 19 UStG)'
  return firm.taxation === 'agreed'
    ? 'nach vereinbarten Entgelten (§ 16 UStG)'
    : 'nach vereinnahmten Entgelten (§ 20 UStG)'
}

function hoursAndPay(isCalculating: boolean): string[] {
  return [
    'Arbeitszeiten werden je Monat abgeschlossen und dem Lohnbüro als Datei übergeben. Was danach kommt, ist eine eigene Meldung und ändert den abgeschlossenen Monat nicht.',
    isCalculating
      ? 'Lohnzettel berechnet Zahltag; der Weg jeder Zeile steht bei ihr. Freigegebene ändern sich nicht; eine Berichtigung ist eine neue Fassung.'
      : 'Lohnzettel kommen als PDF vom Lohnbüro, werden zugeordnet und freigegeben. Zahltag berechnet hier keine.',
  ]
}

function backupsOf({ installation: { backups } }: PaperFacts): Part[] {
  return [
    backups.isHourly
      ? 'Jede Stunde entsteht von selbst eine Sicherung. Aufbewahrt werden 24 Stunden, 30 Tage und 12 Monate; jede Nacht wird eine zur Probe wiederhergestellt.'
      : {
          missing:
            'Zahltag macht Sicherungen nicht von selbst. Einschalten: BACKUP_HOURLY=yes, oder einen eigenen Zeitplan hier nennen.',
        },
    backups.isCopiedAway
      ? copiedTo(backups.bucketHost)
      : { missing: 'Sicherungen liegen nur auf demselben Rechner. Einschalten: BACKUP_COPY_TO.' },
    'Was bei einem Ausfall geschieht, steht beim Programm in db/operator/faults.md; wie wiederhergestellt wird, im README unter „Restoring“.',
  ]
}
