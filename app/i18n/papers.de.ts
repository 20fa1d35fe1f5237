export const de = {
  title: 'Unterlagen zum Datenschutz und zur GoBD',
  text: 'Diese Unterlagen muss jede Firma haben, die Löhne und Rechnungen führt. Zahltag schreibt sie aus dem, was jetzt eingestellt ist. Öffnen, ausdrucken, Lücken füllen, unterschreiben, ablegen; nach jeder größeren Änderung neu. Frühere Fassungen bleiben in der Ablage.',
  missing: 'Das ist nicht eingeschaltet und steht so in den Unterlagen',
  papers: {
    verzeichnis: {
      title: 'Verzeichnis der Verarbeitungstätigkeiten',
      what: 'Die Liste dessen, was die Firma mit personenbezogenen Daten tut.',
      who: 'Danach fragt die Datenschutzaufsicht (Art.\u00a030 DSGVO).',
      byHand:
        'Von Hand: was Sie außerhalb von Zahltag mit Daten tun, und ob ein Dienstleister außerhalb der EU sitzt.',
    },
    massnahmen: {
      title: 'Technische und organisatorische Maßnahmen',
      what: 'Womit die Daten geschützt sind, und was noch fehlt.',
      who: 'Danach fragen die Datenschutzaufsicht und größere Kunden (Art.\u00a032 DSGVO).',
      byHand: 'Von Hand: wer in den Raum des Servers kommt, wer unterwiesen ist und wer was prüft.',
    },
    auftragsverarbeitung: {
      title: 'Vertrag zur Auftragsverarbeitung (Entwurf)',
      what: 'Der Vertrag mit dem, der den Server für Sie betreibt oder Zahltag für Sie bedient.',
      who: 'Danach fragt die Datenschutzaufsicht (Art.\u00a028 DSGVO). Viele Rechenzentren haben einen eigenen; dann gilt der.',
      byHand: 'Von Hand: die andere Seite, Unterauftragnehmer und die Unterschriften.',
    },
    verfahrensdokumentation: {
      title: 'Verfahrensdokumentation nach GoBD',
      what: 'Wie Rechnungen und Lohnzettel entstehen, geändert und aufbewahrt werden.',
      who: 'Danach fragen Betriebsprüfung und Steuerberatung (GoBD Rz. 151 bis 155).',
      byHand:
        'Von Hand: wer in der Firma was tut, und was mit Belegen auf Papier und Eingangsrechnungen geschieht.',
    },
    'hinweis-mitarbeiter': {
      title: 'Datenschutzhinweis für Mitarbeiter',
      what: 'Was die Firma über Mitarbeiter speichert, wozu und wie lange.',
      who: 'Jeder neue Mitarbeiter bekommt ihn mit dem Vertrag (Art.\u00a013 DSGVO). Unter „Datenschutz“ geben Sie ihn auch für die Seite der Mitarbeiter frei.',
      byHand: 'Von Hand: nichts, wenn die Angaben unter „Datenschutz“ stimmen.',
    },
  },
  blanks: (count: number) => {
    if (count === 0) return 'Keine Lücken.'
    return count === 1 ? 'Eine Lücke zum Ausfüllen.' : `${count} Lücken zum Ausfüllen.`
  },
  open: (title: string) => `Öffnen: ${title}`,
  back: 'Zurück zu allen Unterlagen',
  howToPrint:
    'Mit „Drucken“ im Browser auf Papier oder als PDF. Gedruckt wird nur, was ab der Überschrift steht.',
  made: (moment: string, version: string) => `Erstellt am ${moment} Uhr mit Zahltag ${version}`,
  noAdvice: 'Das ist eine Vorlage und keine Rechtsberatung.',
  off: 'Fehlt:',
  fillIn: 'bitte ergänzen',
}
