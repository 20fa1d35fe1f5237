import type { TemplateName, TemplateWord } from '~/domain/outbox/template'
import type { Language } from '~db/schema'

const names: Record<TemplateName, string> = {
  rechnung: 'Ihre Rechnung',
  erinnerung: 'Erinnerung vor der Fälligkeit',
  lohnzettel: 'Lohnzettel liegt bereit',
  'link-lohnzettel': 'Neuer Link zu Lohnzetteln',
  'link-rechnung': 'Neuer Link zur Rechnung',
  'link-portal': 'Neuer Link zum Kundenportal',
  'zahlung-ueberweisung': 'Zahlungswahl: Überweisung',
  'zahlung-lastschrift': 'Zahlungswahl: Lastschrift',
  'zahlung-wunsch': 'Zahlungswahl: Wunsch nach Lastschrift',
}

const words: Record<TemplateWord, string> = {
  anrede: '„Guten Tag“ mit dem Namen, bei Mitarbeitern mit dem Vornamen',
  firma: 'der Name Ihrer Firma',
  dokument: '„Ihr Lohnzettel“ oder „Ihr korrigierter Lohnzettel“',
  monat: 'der Monat des Lohnzettels',
  seite: 'was der Link öffnet',
  link: 'der persönliche Link; allein in einem Absatz wird er ein Knopf',
  gueltig_bis: 'der Tag, bis zu dem der Link gilt',
  rechnung: 'die Nummer der Rechnung',
  zahlung: 'wie bezahlt wird',
  datum: 'der Tag der Rechnung',
  zahlungssatz: 'ein Satz: wie und bis wann zu zahlen ist',
  angaben: 'Betrag, Tag und Konto; fehlt dieses Wort, stehen sie am Ende',
}

const languages: Record<Language, string> = { de: 'Deutsch', en: 'Englisch' }

export const de = {
  title: 'Texte der E-Mails',
  intro:
    'Was Zahltag an Mitarbeiter und Kunden schreibt, können Sie in eigene Worte fassen. Unter jeder E-Mail stehen Name und Anschrift Ihrer Firma.',
  toOutbox: 'Zurück zum Postausgang',
  toList: 'Zurück zu den Texten',
  name: 'E-Mail',
  names,
  languages,
  own: 'Eigener Text',
  ours: 'Text von Zahltag',
  subject: 'Betreff',
  body: 'Text',
  bodyHint: 'Höchstens 4000 Zeichen. Eine leere Zeile beginnt einen Absatz.',
  wordsTitle: 'Platzhalter',
  wordsText: 'In geschweiften Klammern eingesetzt, füllt Zahltag sie bei jeder E-Mail aus:',
  words,
  save: 'Text speichern',
  preview: 'Vorschau zeigen',
  previewTitle: 'Vorschau mit erfundenen Angaben',
  previewHint: '„Vorschau zeigen“ nimmt, was gerade im Formular steht. Gespeichert wird dabei nichts.',
  reset: 'Text von Zahltag verwenden',
  resetText: 'Ihr eigener Text wird dabei gelöscht.',
  saved: {
    vorlage: 'Der Text ist gespeichert und gilt für jede E-Mail, die ab jetzt verschickt wird.',
    standard: 'Es gilt wieder der Text von Zahltag.',
  },
  faults: {
    template_word_unknown:
      'In geschweiften Klammern steht ein Wort, das es hier nicht gibt. Erlaubt sind nur die Platzhalter, die auf dieser Seite stehen.',
    template_link_in_subject: 'Der Platzhalter {link} gehört in den Text, nicht in den Betreff.',
    template_link_missing: 'Im Text fehlt der Platzhalter {link}. Ohne ihn käme die E-Mail ohne Link an.',
  },
}
