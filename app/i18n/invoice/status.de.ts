export const status = {
  open: {
    word: 'Offen',
    sentence: (amount: string, date: string) => `Bitte zahlen Sie ${amount} bis zum ${date}.`,
    help: 'Die Rechnung ist noch nicht bezahlt, und Sie haben noch Zeit. Wenn Sie gerade überwiesen haben, dauert es ein bis zwei Werktage, bis das Geld hier steht.',
  },
  partly_paid: {
    word: 'Teilweise bezahlt',
    sentence: (open: string, paid: string, date: string) =>
      `${paid} sind angekommen. Bitte zahlen Sie die übrigen ${open} bis zum ${date}.`,
    help: 'Ein Teil des Betrags ist da, der Rest noch nicht. Bezahlen müssen Sie nur noch den Rest.',
  },
  overdue: {
    word: 'Überfällig',
    sentence: (open: string, since: string) =>
      `Überfällig seit dem ${since}. Bitte zahlen Sie ${open} jetzt.`,
    paidSoFar: (paid: string) => `${paid} sind schon angekommen.`,
    help: 'Der Tag, bis zu dem Sie zahlen sollten, ist vorbei. Wenn Sie schon überwiesen haben, müssen Sie nichts mehr tun: Es dauert ein bis zwei Werktage, bis das Geld hier steht. Wenn Sie gerade nicht zahlen können, schreiben Sie uns.',
  },
  direct_debit: {
    word: 'Wird abgebucht',
    running: 'Abbuchung läuft',
    sentence: (amount: string, date: string) =>
      `Wir buchen ${amount} am ${date} von Ihrem Konto ab. Sie müssen nichts tun.`,
    untold: (amount: string) =>
      `Wir buchen ${amount} von Ihrem Konto ab und schreiben Ihnen vorher, an welchem Tag. Sie müssen nichts tun.`,
    helpUntold:
      'Sie haben uns erlaubt, den Betrag von Ihrem Konto abzubuchen. Noch steht kein Tag fest. Bevor wir abbuchen, schreiben wir Ihnen.',
    help: 'Sie haben uns erlaubt, den Betrag von Ihrem Konto abzubuchen. Bitte sorgen Sie dafür, dass an diesem Tag genug Geld auf dem Konto ist. Fällt der Tag auf ein Wochenende oder einen Feiertag, buchen wir am nächsten Banktag ab.',
  },
  deferred: {
    word: 'Gestundet',
    sentence: (amount: string, date: string) =>
      `Gestundet bis zum ${date}: Bitte zahlen Sie ${amount} bis dahin.`,
    instalment: (amount: string, date: string) =>
      `Wir haben Raten vereinbart. Bitte zahlen Sie als Nächstes ${amount} bis zum ${date}.`,
    late: (amount: string, since: string) =>
      `Die vereinbarte Rate ist seit dem ${since} überfällig. Bitte zahlen Sie ${amount} jetzt.`,
    help: 'Wir haben mit Ihnen vereinbart, dass Sie später zahlen. Bis zum genannten Tag müssen Sie nichts tun.',
    helpInstalments:
      'Wir haben mit Ihnen vereinbart, dass Sie in Teilen zahlen. Wann welche Rate fällig ist, steht unten. Sie dürfen auch früher oder mehr zahlen.',
  },
  disputed: {
    word: 'In Klärung',
    sentence: (amount: string) => `Wir klären gerade, ob diese Rechnung stimmt. Offen sind ${amount}.`,
    help: 'Solange wir klären, was an der Rechnung nicht stimmt, erinnern wir Sie nicht und buchen nichts Neues ab. Wir melden uns bei Ihnen, sobald es ein Ergebnis gibt.',
  },
  paid: {
    word: 'Bezahlt',
    sentence: (date: string) => `Bezahlt am ${date}. Vielen Dank!`,
    sentenceWithoutDate: 'Hier ist nichts zu bezahlen.',
    help: 'Das Geld ist vollständig angekommen. Sie müssen nichts mehr tun.',
  },
  credited: {
    word: 'Ganz gutgeschrieben',
    sentence: 'Wir haben den ganzen Betrag gutgeschrieben. Sie müssen nichts bezahlen.',
    help: 'Diese Rechnung ist durch Rechnungskorrekturen vollständig ausgeglichen. Was Sie dafür schon bezahlt haben, erstatten wir Ihnen.',
  },
  cancelled: {
    word: 'Storniert',
    sentence: (number: string) => `Storniert durch ${number}. Sie müssen nichts bezahlen.`,
    help: 'Wir haben diese Rechnung zurückgenommen; sie gilt nicht mehr. Was Sie dafür schon bezahlt haben, erstatten wir Ihnen.',
  },
  credit: {
    word: 'Gutgeschrieben',
    sentence: 'Sie müssen nichts bezahlen. Was Sie dafür schon bezahlt haben, erstatten wir Ihnen.',
    help: 'Dieses Dokument nimmt eine frühere Rechnung ganz oder zum Teil zurück. Bitte heben Sie es zusammen mit der Rechnung auf.',
  },
}
