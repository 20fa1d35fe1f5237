import type { Consequence, ReturnReason } from '~/domain/values/return-reasons'

/** What happened to a debit that came back, and what to do about it, for an owner who knows no codes. */
const reasons: Record<ReturnReason, string> = {
  no_money: 'Das Konto des Kunden war nicht gedeckt.',
  unsaid: 'Die Bank des Kunden sagt nicht, warum. Meist war das Konto nicht gedeckt.',
  account_wrong: 'Die IBAN stimmt nicht, oder die Bank des Kunden nimmt keine Lastschriften an.',
  account_closed: 'Das Konto des Kunden gibt es nicht mehr.',
  account_blocked: 'Das Konto des Kunden ist gesperrt.',
  not_allowed: 'Von diesem Konto sind keine Lastschriften möglich, zum Beispiel weil es ein Sparkonto ist.',
  consumer:
    'Das Mandat ist für Firmenlastschriften, das Konto gehört aber einer Privatperson. Dafür braucht es ein Mandat für die Basislastschrift.',
  no_mandate: 'Die Bank des Kunden hat kein Mandat vorliegen, oder der Kunde sagt, er habe keines erteilt.',
  reclaimed: 'Der Kunde hat sich das Geld zurückgeben lassen. Das darf er acht Wochen lang ohne Grund.',
  deceased: 'Der Kontoinhaber ist gestorben.',
  refused: 'Der Kunde oder seine Bank hat die Abbuchung abgelehnt.',
  limits: 'Der Kunde hat bei seiner Bank Lastschriften begrenzt oder gesperrt.',
  duplicate: 'Die Bank hält die Abbuchung für doppelt.',
  file: 'Die Bank konnte mit den Angaben in der Datei nichts anfangen.',
  other: 'Die Bank nennt keinen Grund, den wir kennen.',
}

const next: Record<Consequence, string> = {
  retry:
    'Sie können den Betrag einmal wieder einziehen; bis dahin bittet die Seite des Kunden um eine Überweisung. Zahltag kündigt dem Kunden den neuen Tag an, sobald Sie die Datei erstellen.',
  stop: 'Das Mandat ist angehalten: Von diesem Konto wird nichts mehr abgebucht, offene Rechnungen werden überwiesen.',
  look: 'Am Mandat hat sich nichts geändert. Fragen Sie Ihre Bank, bevor Sie noch einmal einziehen.',
}

export const returned = {
  reasons,
  next,
  secondTime: 'Es ist das zweite Mal. Ein drittes Mal wird nicht eingezogen.',
  told: 'Der Kunde hat eine E-Mail bekommen, in der steht, was zu überweisen ist und was er tun kann.',
  untold: 'Der Kunde weiß es noch nicht: Rufen Sie an oder schreiben Sie ihm.',
  condolence:
    'Der Kunde hat keine E-Mail bekommen. Klären Sie mit den Angehörigen, wer die Rechnung bezahlt.',
  goOn: 'Kommt ein neues Konto oder ein neues Mandat, wird damit eingezogen. War es ein Versehen, lassen Sie das Mandat auf seiner Seite wieder gelten.',
  withdrawn: 'Die Rückgabe wurde aufgehoben: Es gilt wieder, was vorher galt.',
  code: 'Rückgabegrund der Bank',
  toDebits: 'Wieder einziehen',
  toMandate: 'Mandat ansehen',
  toInvoice: 'Rechnung öffnen',
}
