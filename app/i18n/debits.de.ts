import type { LeftOutReason } from '~/domain/debits/left-out'
import type { ReturnReason } from '~/domain/values/return-reasons'

export const de = {
  title: 'Lastschriften',
  back: 'Zurück zu den Lastschriften',
  text: 'Was Ihre Kunden in den nächsten zwei Wochen per Lastschrift zahlen, wird eine Datei für Ihr Online-Banking. Was noch nicht auf der Rechnung angekündigt ist, kündigt Zahltag dem Kunden dann per E-Mail an.',
  purpose: (number: string) => `Rechnung ${number}`,
  schemes: { CORE: 'Basislastschrift', B2B: 'Firmenlastschrift' },
  states: {
    running: 'Wird abgebucht',
    booked: 'Abgebucht',
    returned: 'Zurückgegeben',
    failed: 'Nicht ausgeführt',
  },
  leftOut: 'Nicht in der Datei',
  leftOutWhy: {
    changed: 'Vorher bezahlt oder geändert',
    disputed: 'Die Rechnung ist in Klärung. Danach können Sie sie neu einziehen.',
    instalments: 'Es sind Raten vereinbart. Sie werden überwiesen.',
    requested: 'Das Mandat ist angefragt, aber noch nicht bestätigt.',
    revoked: 'Das Mandat gilt nicht mehr. Die Rechnung wird überwiesen.',
    stopped: 'Das Mandat ist angehalten, weil eine Lastschrift zurückkam.',
    lapsed: 'Das Mandat ist erloschen: 36 Monate lang wurde damit nichts eingezogen.',
    other_account: 'Das Mandat hat inzwischen ein anderes Konto. Ziehen Sie die Rechnung neu ein.',
    other_creditor:
      'Ihre Firma zieht inzwischen auf ein anderes Konto oder mit einer anderen Gläubiger-ID ein. Ziehen Sie die Rechnung neu ein.',
    late: 'Der Tag der Abbuchung ist da oder vorbei. Ziehen Sie die Rechnung für einen neuen Tag ein.',
    unannounced:
      'Die Rechnung sollte die Abbuchung ankündigen, kam aber nicht sicher an. Ziehen Sie sie für einen neuen Tag ein.',
  } satisfies Record<LeftOutReason | 'changed', string>,
  afterAll: (reason: string) => `Doch ausgeführt; vermerkt war: ${reason}`,
  counted: (state: string, count: number) => `${count} × ${state}`,
  choose: 'Auswählen',
  tick: (number: string) => `Rechnung ${number} auswählen`,
  holder: 'Kontoinhaber in der Datei',
  account: 'Konto',
  mandate: 'Mandat',
  endToEndId: 'Ende-zu-Ende-Referenz',
  state: 'Stand',
  why: 'Warum nicht',
  customer: (name: string) => `Kunde: ${name}`,
  told: (date: string) => `Angekündigt für den ${date}`,
  toldBy: {
    mail: 'Angekündigt per E-Mail',
    nobody: 'Ohne E-Mail: Tag, Betrag, Mandat und Gläubiger-ID kündigen Sie selbst an',
    inVain: 'Die Abbuchung ist dem Kunden schon angekündigt: Sagen Sie ihm, dass sie nicht kommt',
    waiting: 'Die E-Mail mit der Ankündigung wartet noch im Postausgang',
    undelivered: 'Die E-Mail mit der Ankündigung kam nicht an: Kündigen Sie Tag und Betrag selbst an',
  },
  credit: (amount: string) =>
    `Guthaben des Kunden deckt ${amount}. Verrechnen Sie es zuerst auf der Seite der Rechnung; abgebucht würde sonst der ganze Betrag.`,
  unsent: 'Noch niemandem angekündigt: Rechnung senden oder als übergeben vermerken',
  unannounced: {
    no_address: 'Keine E-Mail-Adresse: Kündigen Sie Tag und Betrag selbst an',
    paused:
      'E-Mails sind angehalten: Kündigen Sie Tag und Betrag selbst an, oder verschicken Sie wieder E-Mails',
    undelivered:
      'Die letzte E-Mail kam nicht an: Kündigen Sie Tag und Betrag selbst an, oder ändern Sie die Adresse',
  },
  byHand:
    'Was nicht per E-Mail angekündigt werden kann, kündige ich rechtzeitig selbst an: Tag, Betrag, Mandat und Gläubiger-ID.',
  before: (state: string, date: string, reason: string | null) =>
    `Zuletzt am ${date}: ${state}${reason === null ? '' : ` (${reason})`}`,
  last: (state: string, date: string) => `${state}, ${date}`,
  toCallOff: 'Dem Kunden absagen',
  expected: (amount: string, date: string) =>
    `Die Abbuchung von ${amount} am ${date} findet nicht statt. Keine E-Mail kann es ihm sagen.`,
  attempt: (attempt: number, reason: string) => `${attempt}. Versuch: ${reason}`,
  amended: 'Neues Konto, der Bank gemeldet',
  file: (date: string, scheme: 'CORE' | 'B2B', count: number, amount: string) =>
    `Am ${date}${scheme === 'B2B' ? ', Firmenlastschriften' : ''}: ${count === 1 ? '1 Lastschrift' : `${count} Lastschriften`}, ${amount}`,
  make: (files: number): string => (files === 1 ? 'Datei erstellen' : 'Dateien erstellen'),
  due: {
    title: 'Jetzt einziehen',
    none: 'In den nächsten zwei Wochen ist nichts einzuziehen. Hier erscheinen Rechnungen, für die ein gültiges Mandat gewählt ist, zwei Wochen vor ihrem Tag.',
    running: (count: number, amount: string) =>
      count === 1
        ? `1 Lastschrift über ${amount} ist schon in einer Datei.`
        : `${count} Lastschriften über zusammen ${amount} sind schon in einer Datei.`,
  },
  again: {
    reason: 'Warum noch einmal?',
    hint: 'Nur nötig, wenn Sie etwas auswählen, das schon einmal nicht geklappt hat.',
  },
  blocked: (count: number) =>
    count === 1
      ? '1 Rechnung kann nicht eingezogen werden'
      : `${count} Rechnungen können nicht eingezogen werden`,
  obstacles: {
    disputed: 'Die Rechnung ist in Klärung.',
    instalments: 'Es sind Raten vereinbart. Sie werden überwiesen.',
    requested: 'Das Mandat ist angefragt, aber noch nicht bestätigt.',
    stopped: 'Das Mandat ist angehalten, weil eine Lastschrift zurückkam.',
    revoked: 'Das Mandat gilt nicht mehr.',
    lapsed: 'Das Mandat ist erloschen: 36 Monate lang wurde damit nichts eingezogen.',
    signed_today: 'Das Mandat ist von heute. Banken nehmen es ab morgen an.',
    address:
      'Das Konto liegt außerhalb des Europäischen Wirtschaftsraums. Die Bank braucht dann Straße, Postleitzahl, Ort und Land des Kunden in lateinischen Buchstaben.',
    amount: 'Der Betrag ist höher, als eine Lastschrift sein darf.',
    name_long: (name: string) => `Der Kontoinhaber ist länger als 70 Zeichen: ${name}`,
    letters: (name: string, letters: string) =>
      `Banken können diese Zeichen im Namen „${name}“ nicht schreiben: ${letters}`,
  },
  missing: {
    title: 'So kann noch nichts eingezogen werden',
    creditor_id: 'Die Gläubiger-Identifikationsnummer Ihrer Firma fehlt oder stimmt nicht.',
    account: 'Das Konto Ihrer Firma fehlt.',
    name: 'Der Name Ihrer Firma ist länger als 70 Zeichen, oder Banken können ihn nicht schreiben.',
    link: 'Bankverbindung der Firma öffnen',
    askOwner: 'Wer die Firma verwaltet, kann das eintragen.',
  },
  runs: {
    title: 'Dateien',
    none: 'Noch keine Datei. Jede Datei, die Sie erstellen, bleibt hier und kann wieder heruntergeladen werden.',
    columns: {
      file: 'Datei',
      collectOn: 'Abbuchung am',
      scheme: 'Art',
      at: 'Erstellt',
      state: 'Stand',
      amount: 'Summe',
    },
  },
  run: {
    title: 'Lastschrift-Datei',
    of: (messageId: string) => `Datei ${messageId}`,
    backToOne: (messageId: string) => `Zurück zur Datei ${messageId}`,
    download: 'Datei herunterladen',
    text: 'Laden Sie die Datei nur einmal im Online-Banking hoch. Ab dem ersten Herunterladen bleibt sie Byte für Byte gleich; was vorher bezahlt wird oder nicht mehr eingezogen werden darf, nimmt Zahltag heraus.',
    empty:
      'In dieser Datei ist nichts mehr: Alles wurde herausgenommen, bevor jemand sie heruntergeladen hat. Was noch einzuziehen ist, steht unter Lastschriften für eine neue Datei bereit.',
    collections: (count: number) => (count === 1 ? '1 Lastschrift' : `${count} Lastschriften`),
    facts: {
      sum: 'Summe',
      count: 'Anzahl',
      collectOn: 'Abbuchung am',
      scheme: 'Art',
      account: 'Auf Konto',
      creditorId: 'Gläubiger-ID',
      name: 'Name in der Datei',
      made: 'Erstellt',
    },
  },
  returnCode: {
    label: 'Rückgabegrund',
    hint: 'Steht auf dem Kontoauszug oder im Online-Banking. Davon hängt ab, was aus dem Mandat wird.',
    none: 'Die Bank nennt keinen',
    reasons: {
      no_money: 'Konto nicht gedeckt',
      unsaid: 'nicht angegeben',
      account_wrong: 'IBAN falsch',
      account_closed: 'Konto aufgelöst',
      account_blocked: 'Konto gesperrt',
      not_allowed: 'Konto nicht für Lastschriften',
      consumer: 'Konto einer Privatperson',
      no_mandate: 'kein gültiges Mandat',
      reclaimed: 'vom Kunden zurückgeholt',
      deceased: 'Kontoinhaber gestorben',
      refused: 'vom Kunden oder der Bank abgelehnt',
      limits: 'vom Kunden begrenzt oder gesperrt',
      duplicate: 'doppelt',
      file: 'Fehler in der Datei',
      other: 'anderer Grund',
    } satisfies Record<ReturnReason, string>,
  },
  failure: {
    reason: 'Warum nicht ausgeführt?',
    hint: 'Zum Beispiel: Datei nicht hochgeladen, oder von der Bank abgelehnt. Die Rechnungen können dann noch einmal eingezogen werden.',
    button: 'Als nicht ausgeführt vermerken',
  },
  approval: {
    title: 'Datei freigeben',
    text: 'In der Datei stehen ganze Kontonummern. Geben Sie deshalb einen Code ein; danach können Sie fünf Minuten lang Dateien herunterladen.',
    button: 'Freigeben',
  },
  saved: {
    erstellt: {
      title: 'Die Datei ist erstellt',
      text: 'Laden Sie sie jetzt herunter und dann im Online-Banking hoch.',
    },
    mehrere: {
      title: 'Die Dateien sind erstellt',
      text: 'Für jeden Tag und jede Art eine. Öffnen Sie jede und laden Sie sie herunter.',
    },
    uebergeben: 'Vermerkt. Diese Abbuchungen gelten seit dem Tag der Übergabe als angekündigt.',
    vermerkt: 'Vermerkt. Die Rechnungen können noch einmal eingezogen werden.',
    anders: {
      title: 'Noch nicht heruntergeladen: Die Datei hat sich geändert',
      text: 'Manches darf nicht mehr so eingezogen werden und ist jetzt herausgenommen. Warum, steht unten bei jeder Lastschrift. Was übrig ist, können Sie nun herunterladen.',
    },
    freigegeben: 'Freigegeben. Sie können die Datei jetzt herunterladen.',
  },
  faults: {
    debits_missing: 'Bitte wählen Sie mindestens eine Lastschrift aus.',
    debits_changed:
      'Inzwischen hat sich etwas geändert: Eine ausgewählte Rechnung ist bezahlt, schon in einer Datei oder hat einen anderen Betrag. Es wurde nichts erstellt; bitte sehen Sie noch einmal hin.',
    debit_reason_missing: 'Bitte schreiben Sie, warum.',
    debits_unannounced:
      'Für manches, was Sie ausgewählt haben, kann Zahltag keine Ankündigung verschicken. Bestätigen Sie, dass Sie selbst ankündigen, oder wählen Sie es ab.',
    debits_not_ready: 'Der Firma fehlt noch etwas, um einzuziehen. Es steht oben auf der Seite.',
    debits_not_running:
      'Der Stand einer ausgewählten Lastschrift hat sich inzwischen geändert. Es wurde nichts vermerkt; bitte sehen Sie noch einmal hin.',
  },
}
