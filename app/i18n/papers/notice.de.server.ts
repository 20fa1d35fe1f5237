import type { PaperFacts } from '~/domain/papers/facts.server'
import type { Paper } from '~/domain/papers/paper'
import { addressOf, contactOf, kept } from './words.de.server'

/** What employees are told when their data is collected: Art. 13 (1) and (2) GDPR. */
export function notice(facts: PaperFacts): Paper {
  const { firm, installation, isCalculating } = facts
  const recipients = [
    'das Finanzamt und Ihre Krankenkasse, bei einer Prüfung auch die Rentenversicherung, weil das Gesetz es verlangt',
    'die Bank der Firma, damit Ihr Lohn ankommt',
    'bei einer Pfändung, wer pfändet',
    ...(firm.payroll_partner
      ? [
          `${firm.payroll_partner}, für Lohn oder Buchhaltung: jeden Monat Ihre Stunden, Ihr Urlaub und Ihre Krankheitstage`,
        ]
      : []),
    ...(firm.hosted_by ? [`${firm.hosted_by}, für den Betrieb des Servers`] : []),
    ...(installation.mailHost
      ? [`der Betreiber des Mailservers ${installation.mailHost}, für Mails an Sie`]
      : []),
    ...(installation.backups.bucketHost
      ? [`der Speicherdienst ${installation.backups.bucketHost}, für Sicherungen, die er nicht öffnen kann`]
      : []),
  ]
  return {
    title: 'Was die Firma mit Ihren Daten macht',
    law: 'Datenschutzhinweis für Mitarbeiter nach Art. 13 DSGVO',
    sections: [
      {
        title: 'Wer verantwortlich ist',
        law: 'Art. 13 Abs. 1 a und b DSGVO',
        parts: [
          `${firm.name}, ${addressOf(facts)}.`,
          `Fragen beantwortet: ${contactOf(facts)}.`,
          ...(firm.data_officer ? [`Datenschutzbeauftragte Person: ${firm.data_officer}.`] : []),
        ],
      },
      {
        title: 'Was wir speichern und wozu',
        law: 'Art. 13 Abs. 1 c und d DSGVO',
        parts: [
          {
            head: ['Was', 'Wozu', 'Weil'],
            rows: [
              [
                'Name, Anschrift, Kontakt, Ein- und Austritt, Unterlagen wie Arbeitsvertrag und Bescheinigungen',
                'Arbeitsvertrag, Post und Mails an Sie',
                'Vertrag und Gesetz (Art. 6 Abs. 1 b und c DSGVO)',
              ],
              [
                'Geburtsdatum, Steuer-ID, Steuerklasse, Versicherungsnummer, Krankenkasse',
                'Steuern und Beiträge richtig abziehen und melden',
                'Gesetz (Art. 6 Abs. 1 c DSGVO; § 41 EStG, § 28f SGB IV)',
              ],
              ...(isCalculating
                ? [
                    [
                      'Geburtstage Ihrer Kinder, Freibeträge, private Versicherung, andere und frühere Beschäftigungen',
                      'Steuern und Beiträge berechnen',
                      'Gesetz (Art. 6 Abs. 1 c DSGVO; § 39b EStG, § 55 SGB XI)',
                    ],
                  ]
                : []),
              [
                'Kirchensteuer, Krankheitstage',
                'Kirchensteuer und Lohn bei Krankheit',
                'Arbeits- und Sozialrecht (Art. 9 Abs. 2 b DSGVO, § 26 Abs. 3 BDSG)',
              ],
              [
                'Arbeitszeiten',
                'Lohn berechnen, Arbeitszeit nachweisen',
                'Vertrag und Gesetz (§ 17 MiLoG, § 16 ArbZG)',
              ],
              [
                'Lohn, Abzüge, IBAN, Pfändungen',
                'Lohn zahlen, Lohnzettel geben',
                'Vertrag und Gesetz (§ 108 GewO)',
              ],
              [
                'Links zu Ihren Lohnzetteln und wann sie geöffnet wurden, Mails an Sie, Ihre Nachrichten',
                'Lohnzettel zustellen, Ihre Seite sicher betreiben, Ihnen antworten',
                'unser Interesse an Sicherheit und Erreichbarkeit (Art. 6 Abs. 1 f DSGVO)',
              ],
              [
                'Protokoll: wer wann was an Ihren Angaben geändert hat',
                'Abrechnung nachvollziehen, Fehler und Missbrauch finden',
                'Gesetz und unser Interesse daran (Art. 6 Abs. 1 c und f DSGVO; § 146 Abs. 4 AO)',
              ],
            ],
          },
        ],
      },
      {
        title: 'Wer Ihre Daten bekommt',
        law: 'Art. 13 Abs. 1 e und f DSGVO',
        parts: [
          ...(installation.mailHost
            ? [
                'Der Link zu Ihren Lohnzetteln kommt per Mail an die Adresse, die Sie angegeben haben. Wer ihn hat, kann sie öffnen: Geben Sie ihn nicht weiter.',
              ]
            : []),
          'In der Firma nur, wer sie für seine Arbeit braucht. Außerhalb:',
          { list: recipients },
          'Das Programm selbst gibt nichts in Länder außerhalb der EU. Tut es einer der Genannten, sagen wir es Ihnen vorher.',
        ],
      },
      {
        title: 'Wie lange',
        law: 'Art. 13 Abs. 2 a DSGVO',
        parts: [
          `${kept('payslips', 'hours', 'handovers', 'personnelFiles', 'mails', 'messages', 'links', 'audit')}; jeweils nach Ende des Kalenderjahres.`,
          'Name und Anschrift bleiben gesperrt so lange, wie ein aufbewahrter Beleg sie nennt.',
        ],
      },
      {
        title: 'Ihre Rechte',
        law: 'Art. 13 Abs. 2 b bis d, Art. 15 bis 21, 77 DSGVO',
        parts: [
          {
            list: [
              'Sie können Auskunft und eine Kopie Ihrer Daten verlangen.',
              'Sie können Falsches berichtigen lassen.',
              'Sie können verlangen, dass wir löschen oder sperren. Was wir aufbewahren müssen, wird gesperrt.',
              'Sie können Daten, die Sie uns gegeben haben, in einem üblichen Format mitnehmen.',
              'Wo wir uns auf unser Interesse berufen, können Sie widersprechen.',
              'Haben Sie in etwas eingewilligt, können Sie das jederzeit für die Zukunft zurücknehmen.',
              `Sie können sich beschweren bei ${firm.data_authority ?? 'der Datenschutzaufsicht Ihres Bundeslandes'}.`,
            ],
          },
        ],
      },
      {
        title: 'Müssen Sie die Daten angeben?',
        law: 'Art. 13 Abs. 2 e und f DSGVO',
        parts: [
          'Ja, soweit das Gesetz oder die Abrechnung sie braucht. Ohne Steuer-ID gilt meist Steuerklasse VI (§ 39c EStG); ohne IBAN können wir nicht überweisen. Die E-Mail-Adresse ist freiwillig.',
          'Kein Computer entscheidet allein über Sie.',
        ],
      },
    ],
  }
}
