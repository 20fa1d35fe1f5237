import { type AnswerFacts, asLetter, KEPT_OF } from '~/domain/papers/answer.server'
import { formatDate } from '../format'
import { addressOf, contactOf, periodsOf } from './words.de.server'

const OF = {
  employee: {
    what: [
      'Name, Anschrift, Kontakt, Ein- und Austritt: Arbeitsvertrag, Post und Mails (Art. 6 Abs. 1 b DSGVO)',
      'Geburtsdatum, Steuer- und Versicherungsnummern, Krankenkasse: Steuern und Beiträge (Art. 6 Abs. 1 c DSGVO; § 41 EStG, § 28f SGB IV)',
      'Kirchensteuer, Krankheitstage: Lohn und Abzüge (Art. 9 Abs. 2 b DSGVO, § 26 Abs. 3 BDSG)',
      'Arbeitszeiten: Lohn berechnen, Arbeitszeit nachweisen (Art. 6 Abs. 1 b und c DSGVO; § 17 MiLoG, § 16 ArbZG)',
      'Lohn, Abzüge, IBAN, Lohnzettel: Lohn zahlen und belegen (Art. 6 Abs. 1 b und c DSGVO; § 108 GewO)',
      'Mails, Nachrichten, Zugangslinks, Protokoll der Änderungen: Ihre Seite sicher betreiben, Ihnen antworten (Art. 6 Abs. 1 f DSGVO)',
    ],
    from: 'Von Ihnen, aus dem Büro der Firma und, soweit genutzt, aus der Zeiterfassung und vom Lohnbüro.',
    to: [
      'Finanzamt, Krankenkasse und Rentenversicherung, soweit das Gesetz es verlangt',
      'die Bank der Firma',
      'bei einer Pfändung, wer pfändet',
    ],
  },
  customer: {
    what: [
      'Name, Anschrift, Kontakt, Ansprechpartner, Verträge: Leistung und Abrechnung (Art. 6 Abs. 1 b DSGVO)',
      'Rechnungen, Korrekturen, Zahlungen: abrechnen und belegen (Art. 6 Abs. 1 b und c DSGVO; §§ 14, 14b UStG, § 147 AO)',
      'SEPA-Mandat und IBAN, falls erteilt: Lastschriften einziehen (Art. 6 Abs. 1 b DSGVO)',
      'Mails, Nachrichten, Zugangslinks, Protokoll der Änderungen: Rechnungen zustellen, Ihnen antworten, Missbrauch erkennen (Art. 6 Abs. 1 b und f DSGVO)',
    ],
    from: 'Von Ihnen, von Ihrem Ansprechpartner oder aus dem Büro der Firma; Zahlungen von der Bank.',
    to: ['die Bank der Firma', 'das Finanzamt bei einer Prüfung'],
  },
}

/** The letter with a copy of a person's data: Art. 15 (1) and (3) GDPR. */
export function answer({ firm, kind, mailHost, bucketHost, day }: AnswerFacts): string {
  const { what, from, to } = OF[kind]
  const recipients = [
    ...to,
    ...(firm.payroll_partner ? [`${firm.payroll_partner}, für Lohn oder Buchhaltung`] : []),
    ...(firm.hosted_by ? [`${firm.hosted_by}, für den Betrieb des Servers`] : []),
    ...(mailHost ? [`der Betreiber des Mailservers ${mailHost}, für Mails an Sie`] : []),
    ...(bucketHost ? [`der Speicherdienst ${bucketHost}, für Sicherungen, die er nicht öffnen kann`] : []),
  ]
  return asLetter([
    [
      'Auskunft nach Art. 15 DSGVO',
      [
        `${firm.name}, ${addressOf({ firm })}`,
        `Stand der Daten: ${formatDate(day, 'de')}. Eine Kopie liegt bei: Tabellen im Ordner „tabellen“, Dokumente im Ordner „dokumente“.`,
      ],
    ],
    ['Was wir speichern, wozu und auf welcher Grundlage', what],
    ['Woher die Daten kommen', [from]],
    ['Wer Daten bekommt', [...recipients, 'Das Programm selbst gibt nichts in Länder außerhalb der EU.']],
    [
      'Wie lange wir sie aufbewahren',
      [
        ...periodsOf(KEPT_OF[kind]),
        'Name und Anschrift bleiben so lange, wie ein aufbewahrter Beleg sie nennt.',
      ],
    ],
    [
      'Ihre Rechte',
      [
        'Berichtigung (Art. 16 DSGVO)',
        'Löschung (Art. 17 DSGVO); was wir aufbewahren müssen, wird gesperrt',
        'Einschränkung der Verarbeitung (Art. 18 DSGVO); wer Daten bekommen hat, erfährt davon (Art. 19 DSGVO)',
        'Mitnahme der Daten, die Sie uns gegeben haben (Art. 20 DSGVO)',
        'Widerspruch, wo wir uns auf unser Interesse berufen (Art. 21 DSGVO)',
        `Beschwerde (Art. 77 DSGVO) bei: ${firm.data_authority ?? 'der Datenschutzaufsicht Ihres Bundeslandes'}`,
        'Kein Computer entscheidet allein über Sie (Art. 22 DSGVO).',
      ],
    ],
    [
      'Wen Sie fragen können',
      [
        contactOf({ firm }),
        ...(firm.data_officer ? [`Datenschutzbeauftragte Person: ${firm.data_officer}`] : []),
      ],
    ],
  ])
}
