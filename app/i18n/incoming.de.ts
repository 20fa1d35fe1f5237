import { faults } from './incoming/faults.de'
export const de = {
  title: 'Lohnzettel einlesen',
  back: 'Zurück zu den Lohnzetteln',
  text: 'Laden Sie hoch, was Ihr Lohnbüro geschickt hat: eine Sammeldatei mit allen Lohnzetteln oder mehrere einzelne PDFs. Zahltag teilt die Datei auf und ordnet jeden Lohnzettel seiner Person zu. Niemand sieht etwas davon, bevor Sie es freigeben.',
  upload: {
    month: 'Abrechnungsmonat',
    monthHint: 'Zum Beispiel: 10/2026',
    file: 'PDF-Dateien',
    fileHint: 'Bis zu 200 Seiten und 50 MB, ohne Passwort.',
    button: 'Einlesen',
  },
  saved: {
    eingelesen: {
      title: 'Die Lohnzettel sind eingelesen.',
      text: 'Sehen Sie durch, was wartet, und geben Sie die übrigen frei.',
    },
    bekannt: {
      title: 'Diese Datei war schon hier.',
      text: 'Es hat sich nichts geändert.',
    },
    niemand: {
      title: 'Es ist nichts freigegeben.',
      text: 'Nichts war angekreuzt, oder jemand anderes war schneller.',
    },
    zugeordnet: 'Der Lohnzettel ist zugeordnet und kann freigegeben werden.',
    verworfen: 'Die Seiten sind verworfen.',
    datei_verworfen: 'Die Datei ist verworfen.',
    vorgemerkt: {
      title: 'Ihre Freigabe ist vermerkt.',
      text: 'In dieser Firma geben zwei Personen frei. Jemand anderes muss noch zustimmen; bis dahin sieht niemand etwas davon.',
    },
    veraltet: {
      title: 'Es ist nichts freigegeben.',
      text: 'Seit der Berechnung hat sich etwas geändert. Bitte berechnen Sie diese Lohnzettel neu; sie sind unten gekennzeichnet.',
    },
    teils_veraltet: {
      title: 'Ein Teil der Lohnzettel ist freigegeben.',
      text: 'Bei den übrigen hat sich seit der Berechnung etwas geändert. Bitte berechnen Sie sie neu; sie sind unten gekennzeichnet.',
    },
    freigegeben: {
      title: 'Die Lohnzettel sind freigegeben.',
      text: 'Wer eine E-Mail-Adresse hat, bekommt jetzt seinen Link.',
    },
  },
  none: 'Hier wartet nichts.',
  calculated: (count: number, month: string) =>
    count === 1
      ? `1 berechneter Lohnzettel wartet: in der Abrechnung ${month} freigeben`
      : `${count} berechnete Lohnzettel warten: in der Abrechnung ${month} freigeben`,
  noneFound: 'So wartet nichts.',
  search: {
    title: 'Wartende Lohnzettel suchen',
    label: 'Name, Personalnummer oder Datei',
    month: 'Monat',
    everyMonth: 'Alle Monate',
    stand: 'Stand',
    stands: {
      all: 'Jeder Stand',
      doubtful: 'Unklar',
      delivered: 'Vom Lohnbüro, bereit',
    },
  },
  releasing: {
    label: 'Freigabe',
    running: (done: number, total: number) => `${done} von ${total} Lohnzetteln sind bearbeitet.`,
    goesOn: 'Der Rest folgt von selbst, auch wenn Sie die Seite verlassen.',
    look: 'Stand neu laden',
    done: (count: number) =>
      count === 0
        ? 'Die letzte Freigabe ist beendet.'
        : `Die letzte Freigabe ist beendet: ${count === 1 ? 'ein Lohnzettel ist' : `${count} Lohnzettel sind`} freigegeben.`,
    approved: (count: number) =>
      count === 1
        ? 'Bei einem ist die erste Freigabe vermerkt; eine zweite Person muss noch zustimmen.'
        : `Bei ${count} ist die erste Freigabe vermerkt; eine zweite Person muss noch zustimmen.`,
    stale: (count: number) =>
      count === 1
        ? 'Bei einem hat sich seit der Berechnung etwas geändert. Bitte berechnen Sie ihn neu.'
        : `Bei ${count} hat sich seit der Berechnung etwas geändert. Bitte berechnen Sie diese neu.`,
    failed:
      'Diese Lohnzettel ließen sich nicht freigeben und warten noch. Bitte prüfen Sie die Angaben und geben Sie sie noch einmal frei:',
  },
  releaseAll: {
    button: (count: number) => `Alle ${count} freigeben und ankündigen`,
    text: 'Unklare, seither geänderte und doppelt wartende bleiben liegen; auch, was nach dem Öffnen dieser Seite dazugekommen ist.',
  },
  doubtful: {
    title: (count: number) => (count === 1 ? 'Ein Lohnzettel ist unklar' : `${count} Lohnzettel sind unklar`),
    text: 'Bitte sehen Sie die Seiten an und sagen Sie, wem sie gehören.',
    look: 'Ansehen',
    lookAt: (pages: string, file: string) => `Ansehen: ${pages} aus ${file}`,
  },
  ready: {
    title: (count: number) => (count === 1 ? 'Ein Lohnzettel ist bereit' : `${count} Lohnzettel sind bereit`),
    text: 'Jeder ist an zwei Merkmalen erkannt, an einer Nummer und am Namen, oder von Ihnen bestätigt.',
    release: 'Angekreuzte freigeben und ankündigen',
    choose: (name: string) => `Lohnzettel von ${name}`,
    again: 'Ändern',
    changeOf: (name: string) => `Ändern: Zuordnung von ${name}`,
    noMail: 'keine E-Mail-Adresse',
    correction: 'ersetzt den bisherigen',
    double: 'ein anderer Lohnzettel desselben Monats wartet auch',
    confirmed: 'von Hand zugeordnet',
    approved: 'einmal freigegeben, eine zweite Person fehlt',
  },
  columns: {
    choose: 'Freigeben',
    name: 'Name',
    number: 'Personalnummer',
    month: 'Monat',
    pages: 'Seiten',
    file: 'Datei',
    why: 'Warum',
    action: 'Aktion',
    when: 'Eingelesen',
    slips: 'Lohnzettel',
    waiting: 'Davon offen',
  },
  pages: (first: number, count: number) =>
    count === 1 ? `Seite ${first}` : `Seiten ${first} bis ${first + count - 1}`,
  doubts: {
    nobody: 'Niemand von Ihren Mitarbeitern steht darauf.',
    several_people: 'Nummern oder Namen von mehreren Personen stehen darauf.',
    name_missing: 'Eine Nummer passt, der Name nicht.',
    number_missing: 'Der Name passt, aber keine Nummer.',
    month_missing: 'Der Monat ist nicht zu erkennen.',
    other_month: 'Die Seite nennt einen anderen Monat.',
    incomplete: 'Eine Seite davon scheint zu fehlen.',
    others_inside: 'In der Datei stecken Angaben zu anderen, die auf den Seiten nicht zu sehen sind.',
    unreadable: 'In der Datei steckt etwas, das sich nicht lesen lässt.',
  },
  files: {
    title: 'Eingelesene Dateien',
    discard: 'Verwerfen',
    discardOf: (file: string) => `Verwerfen: ${file}`,
  },
  slip: {
    title: 'Wem gehört dieser Lohnzettel?',
    back: 'Zurück zu den eingelesenen Lohnzetteln',
    from: (pages: string, file: string) => `${pages} aus ${file}`,
    employee: 'Gehört zu',
    choose: 'Bitte wählen',
    option: (name: string, number: string) => `${name} (${number})`,
    month: 'Abrechnungsmonat',
    assign: 'So zuordnen',
    drop: 'Das ist kein Lohnzettel: verwerfen',
    picture: (page: number) => `Seite ${page}, wie sie in der Datei steht`,
  },
  faults,
}
