import type { PaperFacts } from '~/domain/papers/facts.server'
import type { Paper } from '~/domain/papers/paper'
import { addressOf } from './words.de.server'

/** A draft of the contract with a processor: Art. 28 (3) GDPR. */
export function contract(facts: PaperFacts): Paper {
  const { firm, employees } = facts
  return {
    title: 'Vertrag zur Auftragsverarbeitung (Entwurf)',
    law: 'Art. 28 Abs. 3 DSGVO',
    sections: [
      {
        title: '1. Die Vertragsparteien',
        law: 'Art. 28 Abs. 3 Satz 1 DSGVO',
        parts: [
          {
            facts: [
              ['Auftraggeber (Verantwortlicher)', `${firm.name}, ${addressOf(facts)}`],
              ['vertreten durch', firm.managing_director],
              ['Auftragnehmer (Auftragsverarbeiter)', firm.hosted_by],
              ['Auftragnehmer vertreten durch', null],
            ],
          },
          'Für Steuerberaterinnen und Steuerberater ist dieser Vertrag nicht: Sie arbeiten auch bei der Lohnabrechnung eigenverantwortlich (§ 11 Abs. 2 StBerG).',
        ],
      },
      {
        title: '2. Gegenstand, Dauer, Art und Zweck',
        law: 'Art. 28 Abs. 3 Satz 1 DSGVO',
        parts: [
          {
            facts: [
              [
                'Gegenstand und Zweck',
                'Betrieb des Programms Zahltag für Löhne und Rechnungen des Auftraggebers',
              ],
              ['Art der Verarbeitung', 'Speichern, Sichern, Wiederherstellen, Warten'],
              [
                'Daten',
                'Namen, Anschriften, Kontakte, Arbeitszeiten, Löhne und Abzüge, Steuer- und Sozialdaten, Bankverbindungen, Rechnungen, Nachrichten',
              ],
              [
                'Besondere Arten (Art. 9 DSGVO)',
                'Krankheitstage; Kirchensteuer, aus der sich die Religion ergibt',
              ],
              [
                'Betroffene',
                `Mitarbeiter (zurzeit ${employees}), Kunden, deren Ansprechpartner, Personen des Büros`,
              ],
              ['Beginn', null],
              ['Ende und Kündigungsfrist', null],
            ],
          },
        ],
      },
      {
        title: '3. Pflichten des Auftragnehmers',
        law: 'Art. 28 Abs. 3 Satz 2 a bis h DSGVO',
        parts: [
          {
            list: [
              'a) Er verarbeitet die Daten nur auf dokumentierte Weisung des Auftraggebers, auch bei einer Übermittlung in ein Drittland. Verlangt ein Gesetz etwas anderes, teilt er das vorher mit, soweit er darf.',
              'b) Wer bei ihm mit den Daten arbeitet, ist zur Vertraulichkeit verpflichtet.',
              'c) Er trifft die Maßnahmen nach Art. 32 DSGVO. Sie stehen in der Anlage.',
              'd) Weitere Auftragsverarbeiter setzt er nur nach Abschnitt 4 ein.',
              'e) Er hilft dem Auftraggeber, Anträge von Betroffenen auf Auskunft, Berichtigung, Löschung und Übertragung zu erfüllen.',
              'f) Er hilft bei Sicherheit, Meldung von Verletzungen, Folgenabschätzung und Konsultation (Art. 32 bis 36 DSGVO). Eine Verletzung meldet er dem Auftraggeber unverzüglich.',
              'g) Nach dem Ende gibt er alle Daten nach Wahl des Auftraggebers zurück oder löscht sie, auch in Sicherungen, soweit kein Gesetz die Aufbewahrung verlangt.',
              'h) Er gibt dem Auftraggeber alle Auskünfte zum Nachweis dieser Pflichten und lässt Prüfungen zu, auch durch Beauftragte. Hält er eine Weisung für rechtswidrig, sagt er es sofort.',
            ],
          },
          { blank: 'Wer Weisungen gibt und wer sie entgegennimmt:' },
        ],
      },
      {
        title: '4. Weitere Auftragsverarbeiter',
        law: 'Art. 28 Abs. 2 und 4 DSGVO',
        parts: [
          'Der Auftraggeber stimmt den hier genannten zu. Über jede Änderung wird er vorher informiert und kann widersprechen. Für sie gelten dieselben Pflichten.',
          { blank: 'Name, Anschrift und Aufgabe, oder „keine“:' },
        ],
      },
      {
        title: '5. Ort der Verarbeitung',
        law: 'Art. 28 Abs. 3 Satz 2 a, Art. 44 ff. DSGVO',
        parts: [
          'Die Daten werden nur in der EU oder im EWR verarbeitet, wenn hier nichts anderes steht.',
          { blank: 'Ort des Rechenzentrums:' },
        ],
      },
      {
        title: '6. Unterschriften',
        law: 'Art. 28 Abs. 9 DSGVO: schriftlich oder elektronisch',
        parts: [
          {
            facts: [
              ['Auftraggeber: Ort, Datum, Unterschrift', null],
              ['Auftragnehmer: Ort, Datum, Unterschrift', null],
            ],
          },
          'Anlage: die Technischen und organisatorischen Maßnahmen dieser Installation, ergänzt um die des Auftragnehmers.',
        ],
      },
    ],
  }
}
