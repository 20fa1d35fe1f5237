import type { PaperFacts } from '~/domain/papers/facts.server'
import type { Paper, Said, Section } from '~/domain/papers/paper'
import { UPKEEP } from '~/domain/upkeep/periods'
import { addressOf, contactOf, kept, legalForm, periodRows } from './words.de.server'

/** The record of processing activities: Art. 30 (1) a to g GDPR. */
export function record(facts: PaperFacts): Paper {
  const { firm, employees, installation, isCalculating } = facts
  return {
    title: 'Verzeichnis der Verarbeitungstätigkeiten',
    law: 'Art. 30 Abs. 1 DSGVO',
    sections: [
      controller(facts),
      {
        title: '2. Was für alle Tätigkeiten gilt',
        law: 'Art. 30 Abs. 1 d, e und g DSGVO',
        parts: [
          {
            facts: [
              ['Betreiber des Servers (d)', firm.hosted_by],
              ['Mailserver (d)', installation.mailHost ?? 'keiner: Zahltag verschickt hier keine Mails'],
              ['Speicherdienst für Sicherungen (d)', installation.backups.bucketHost ?? 'keiner'],
              ['Anmeldedienst (d)', installation.providerHost ?? 'keiner'],
              ['Steuerberatung oder Lohnbüro (d)', firm.payroll_partner],
              ['Drittländer (e): Sitzt einer davon außerhalb der EU? Auf welcher Grundlage?', null],
              ['Schutz (g)', 'siehe „Technische und organisatorische Maßnahmen“'],
            ],
          },
        ],
      },
      activity('3. Lohn und Personal', {
        purpose: 'Löhne abrechnen, Lohnzettel geben, Steuern und Beiträge belegen',
        basis:
          'Art. 6 Abs. 1 b und c, Art. 9 Abs. 2 b DSGVO mit § 26 Abs. 3 BDSG; § 108 GewO, § 41 EStG, § 28f SGB IV',
        people: `Mitarbeiter, auch frühere (zurzeit ${employees} geführt)${isCalculating ? ', ihre Kinder' : ''}`,
        data: `Name, Anschrift, Kontakt, Ein- und Austritt, Geburtsdatum, Sozialversicherungsnummer, Steuer-ID, Steuerklasse, Kirchensteuer, Krankenkasse, IBAN, Lohn, Abzüge, Pfändungen, ${isCalculating ? 'Geburtstage der Kinder, Freibeträge, private Versicherung, andere und frühere Beschäftigungen, ' : ''}Unterlagen wie Arbeitsvertrag und Meldungen`,
        recipients:
          'Finanzamt, Krankenkassen, Rentenversicherung bei einer Prüfung, Bank der Firma, Gläubiger einer Pfändung, Steuerberatung oder Lohnbüro',
        kept: kept('payslips', 'personnelFiles', 'incomingPages', 'employees'),
      }),
      activity('4. Arbeitszeiten', {
        purpose: 'Arbeitszeit nachweisen, Löhne berechnen, Stunden an das Lohnbüro geben',
        basis: 'Art. 6 Abs. 1 b und c, Art. 9 Abs. 2 b DSGVO mit § 26 Abs. 3 BDSG; § 17 MiLoG, § 16 ArbZG',
        people: 'Mitarbeiter',
        data: 'Stunden, Überstunden, Nacht-, Sonntags- und Feiertagsstunden, Urlaubs- und Krankheitstage, Grund einer Änderung',
        recipients: 'Steuerberatung oder Lohnbüro',
        kept: kept('hours', 'handovers'),
      }),
      activity('5. Kunden, Verträge, Rechnungen, Lastschriften', {
        purpose: 'Verträge führen, Rechnungen stellen, Zahlungen zuordnen',
        basis: 'Art. 6 Abs. 1 b und c DSGVO; §§ 14, 14b UStG, § 147 AO',
        people: 'Kunden und ihre Ansprechpartner',
        data: 'Name, Anschrift, Kontakt, Leistungen, Beträge, Zahlungen, IBAN und Nachweis eines SEPA-Mandats',
        recipients: 'Bank der Firma, Steuerberatung, Finanzamt bei einer Prüfung',
        kept: kept('invoices', 'receipts', 'mandates', 'contracts', 'letters', 'customers'),
      }),
      activity('6. Mails, Nachrichten und Zugangslinks', {
        purpose: 'Rechnungen und Lohnzettel zustellen, Fragen beantworten',
        basis: 'Art. 6 Abs. 1 b und f DSGVO',
        people: 'Kunden, Ansprechpartner, Mitarbeiter',
        data: 'E-Mail-Adresse, Inhalt der Mails und Nachrichten, wann ein Link geöffnet wurde',
        recipients: installation.mailHost ? 'Betreiber des Mailservers' : 'keine',
        kept: kept('mails', 'messages', 'links'),
      }),
      activity('7. Zugang zum Büro und Protokoll', {
        purpose: 'Zugriff beschränken, Änderungen nachvollziehen, Missbrauch erkennen',
        basis: 'Art. 6 Abs. 1 c und f, Art. 32 DSGVO; § 146 Abs. 4 AO',
        people: 'Personen, die im Büro arbeiten',
        data: 'Name, E-Mail-Adresse, Rolle, Zeit und Gerät der Anmeldung, gekürzte Netzadresse, Änderungen mit Zeitpunkt',
        recipients: installation.providerHost ? 'Anmeldedienst' : 'keine',
        kept: `Anmeldungen: ${UPKEEP.sessions.days} Tage nach ihrem Ende; ${kept('users', 'audit')}. Wie lange das Protokoll des Servers bleibt, bestimmt, wer ihn betreibt.`,
      }),
      {
        title: '8. Fristen für die Löschung',
        law: 'Art. 30 Abs. 1 f, Art. 5 Abs. 1 e DSGVO',
        parts: [
          { head: ['Daten', 'Frist', 'Grund'], rows: periodRows() },
          'Was nach Jahren endet, entfernt eine Person mit dem Befehl „npm run retention“; von selbst geschieht es nicht, denn nur die Firma weiß, ob eine Prüfung oder ein Streit läuft. Stammdaten von Kunden und Mitarbeitern werden gesperrt (archiviert) und gehen, sobald kein Beleg sie mehr nennt.',
          { blank: 'Wer den Befehl aufruft und wann:' },
        ],
      },
      {
        title: '9. Weitere Verarbeitungen außerhalb von Zahltag',
        law: 'Art. 30 Abs. 1 DSGVO',
        parts: [
          'Zum Beispiel Bewerbungen, Videoüberwachung, Website, Fahrzeugortung, Personalakten auf Papier.',
          { blank: 'Welche es gibt, je mit Zweck, Personen, Daten, Empfängern und Frist:' },
        ],
      },
    ],
  }
}

function controller(facts: PaperFacts): Section {
  const { firm } = facts
  return {
    title: '1. Verantwortlicher',
    law: 'Art. 30 Abs. 1 a DSGVO',
    parts: [
      {
        facts: [
          ['Name', firm.name],
          ['Rechtsform', legalForm(facts)],
          ['Anschrift', addressOf(facts)],
          ['Vertreten durch', firm.managing_director],
          ['Ansprechpartner für Datenschutz', contactOf(facts)],
          ['Datenschutzbeauftragte Person', firm.data_officer],
          ['Zuständige Aufsichtsbehörde', firm.data_authority],
        ],
      },
      'Ist keine Person benannt, „keine“ eintragen. Benennen muss die Firma in der Regel jemanden, wenn mindestens 20 Personen ständig mit personenbezogenen Daten am Computer arbeiten (§ 38 BDSG).',
    ],
  }
}

interface Activity {
  purpose: string
  basis: string
  people: string
  data: string
  recipients: string
  kept: string
}

function activity(title: string, said: Activity): Section {
  const facts: [string, Said][] = [
    ['Zweck (b)', said.purpose],
    ['Rechtsgrundlage', said.basis],
    ['Betroffene (c)', said.people],
    ['Daten (c)', said.data],
    ['Empfänger (d)', said.recipients],
    ['Löschung (f)', said.kept],
  ]
  return { title, law: 'Art. 30 Abs. 1 b bis f DSGVO', parts: [{ facts }] }
}
