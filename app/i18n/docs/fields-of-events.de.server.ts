/** Of hours, events, errors and the service. */
export const fieldsOfEvents: Record<string, string> = {
  'What hours are reported under.': 'Worunter Stunden gemeldet werden.',
  'Personnel number.': 'Personalnummer.',
  'Of the employee.': 'Des Mitarbeiters.',
  'Of the employee, as the list of employees has it.': 'Des Mitarbeiters, wie in der Liste der Mitarbeiter.',
  'YYYY-MM.': 'YYYY-MM.',
  'As it was reported.': 'Wie sie gemeldet wurde.',
  'One entry for each employee.': 'Ein Eintrag je Mitarbeiter.',
  'One entry for each employee; nobody twice.': 'Ein Eintrag je Mitarbeiter; niemand zweimal.',
  'Whether an employee has this id.': 'Ob ein Mitarbeiter diese Kennung hat.',
  'Of the month, overtime among them.': 'Des Monats, Überstunden darin enthalten.',
  'A part of hours.': 'Ein Teil von hours.',
  'When they came.': 'Wann sie kamen.',
  'Hours that came after the month was paid, until the office decides.':
    'Stunden, die kamen, nachdem der Monat abgerechnet war, bis das Büro entscheidet.',
  'What happened.': 'Was geschah.',
  'What happened, in the shape of its event.': 'Was geschah, in der Form seines Ereignisses.',
  'What happened, in the shape of its type.': 'Was geschah, in der Form seiner Art.',
  'The firm that the data belongs to.': 'Die Firma, zu der die Daten gehören.',
  'The month, YYYY-MM.': 'Der Monat, YYYY-MM.',
  'Hours worked in the month, 0 to 744, with at most six decimals; overtime among them.':
    'Im Monat gearbeitete Stunden, 0 bis 744, mit höchstens sechs Nachkommastellen; Überstunden darin enthalten.',
  'When the sender made it, with offset: what was made later counts, whenever it arrives.':
    'Wann der Sender sie erstellt hat, mit Abstand zu UTC: Was später erstellt ist, gilt, wann immer es ankommt.',
  'Hours and days by kind, in place of those of the month; without it they stay.':
    'Stunden und Tage nach Art, anstelle derer des Monats; ohne die Angabe bleiben sie.',
  'nacht, nacht_0_4, sonntag, feiertag and feiertag_150 count stunden; krank and urlaub count tage.':
    'nacht, nacht_0_4, sonntag, feiertag und feiertag_150 zählen stunden; krank und urlaub zählen tage.',
  'Hours of this kind, a part of the hours worked.': 'Stunden dieser Art, ein Teil der gearbeiteten Stunden.',
  'Days of this kind, 0 to 31.': 'Tage dieser Art, 0 bis 31.',
  'The cost centre, in your words.': 'Die Kostenstelle, in Ihren Worten.',
  'Overtime, −744 to 744: a part of the hours; minus hours are negative.':
    'Überstunden, −744 bis 744: ein Teil der Stunden; Minusstunden sind negativ.',
  'The employee, as the list of employees has it; an unknown id is kept under itself.':
    'Der Mitarbeiter, wie in der Liste der Mitarbeiter; eine unbekannte Kennung bleibt unter sich selbst liegen.',
  'The employee.': 'Der Mitarbeiter.',
  'When it was delivered: a date, or a date-time with offset.':
    'Wann er zugestellt wurde: ein Tag, oder ein Zeitpunkt mit Zeitzone.',
  'How it was delivered, in your words.': 'Wie er zugestellt wurde, in Ihren Worten.',
  'The customer; or kundennummer.': 'Der Kunde; oder kundennummer.',
  'The customer’s number; or kunde_id.': 'Die Nummer des Kunden; oder kunde_id.',
  'The reference of the mandate, 1 to 35 characters.': 'Die Referenz des Mandats, 1 bis 35 Zeichen.',
  'Of the payer; the check digits are checked.': 'Des Zahlers; die Prüfziffern werden geprüft.',
  'Who holds the account.': 'Wem das Konto gehört.',
  'When the mandate was signed; not in the future.':
    'Wann das Mandat unterschrieben wurde; nicht in der Zukunft.',
  'Scheme of the mandate; CORE if absent.': 'Verfahren des Mandats; fehlt es, CORE.',
  'Of the export, in your words.': 'Des Exports, in Ihren Worten.',
  'Everything of the request is stored.': 'Alles aus der Anfrage ist gespeichert.',
  'How many entries took effect; 0 for what was kept for the office to look at.':
    'Wie viele Einträge wirkten; 0, wenn es für das Büro liegen blieb.',
  'Of the answer.': 'Der Antwort.',
  'Your name for this delivery, another one for each, 1 to 255 visible ASCII characters: sent again, it counts once while the delivery is kept, which is 90 days.':
    'Ihr Name für diese Lieferung, für jede ein anderer, 1 bis 255 sichtbare ASCII-Zeichen: noch einmal gesendet, zählt sie nur einmal, solange sie aufbewahrt wird, also 90 Tage.',
  'degraded: it works, and somebody should look.': 'degraded: es arbeitet, und jemand sollte nachsehen.',
  'Whether the database answers.': 'Ob die Datenbank antwortet.',
  'How long the database took.': 'Wie lange die Datenbank brauchte.',
  'Of the check.': 'Der Prüfung.',
  'Of Zahltag, in three parts.': 'Von Zahltag, in drei Teilen.',
  'How long the whole check took.': 'Wie lange die ganze Prüfung dauerte.',
  'When it happened.': 'Wann es geschah.',
  'invoice, cancellation or credit_note.': 'invoice, cancellation oder credit_note.',
  'When it is due.': 'Wann sie fällig ist.',
  'The document that reverses it.': 'Der Beleg, der sie zurücknimmt.',
  'Of the cancellation.': 'Der Stornorechnung.',
  'Of the payment, as the list of payments has it.': 'Der Zahlung, wie in der Liste der Zahlungen.',
  'What came or went back.': 'Was kam oder zurückging.',
  'The day of the money.': 'Der Tag des Geldes.',
  'How it came: transfer, direct_debit, cash or set_off.':
    'Wie es kam: transfer, direct_debit, cash oder set_off.',
  'What of it belongs to which invoice; the rest is the customer’s credit.':
    'Was davon zu welcher Rechnung gehört; der Rest ist Guthaben des Kunden.',
  'The payment that this one takes back, where it is known: one booked by mistake, or a refund.':
    'Die Zahlung, die diese zurücknimmt, soweit bekannt: eine irrtümlich gebuchte oder eine Auszahlung.',
  'Returned by the bank; refunded to the customer; or it never came.':
    'Von der Bank zurückgeholt, dem Kunden ausgezahlt, oder es kam nie.',
  'Its share.': 'Ihr Anteil.',
  'The bank’s reason, as AM04 for lack of funds.': 'Der Grund der Bank, etwa AM04 für fehlende Deckung.',
  'Of the mandate.': 'Des Mandats.',
  'Of the message.': 'Der Nachricht.',
  'What it is about; null if it names no invoice.': 'Worum es geht; null, wenn sie keine Rechnung nennt.',
  'How many people’s payslips were released.': 'Für wie viele Menschen Lohnzettel freigegeben wurden.',
  'The customer’s number.': 'Die Nummer des Kunden.',
  'Names of the fields that changed.': 'Namen der Felder, die sich änderten.',
  'The address instead of type, where the contract keeps about:blank: the webhook.':
    'Die Adresse anstelle von type, wo der Vertrag about:blank verlangt: beim Webhook.',
  'Address of the page that explains the code, below the base address.':
    'Adresse der Seite, die den Code erklärt, unter der Grundadresse.',
  'What the status means.': 'Was der Status bedeutet.',
  'As in the status line.': 'Wie in der Statuszeile.',
  'What a program decides by; it never changes its meaning.':
    'Wonach ein Programm entscheidet; er ändert seine Bedeutung nie.',
  'For people who look for the fault; its words may change.':
    'Für Menschen, die den Fehler suchen; die Worte können sich ändern.',
  'What is wrong, field by field; 50 at most. Values are never repeated.':
    'Was nicht stimmt, Feld für Feld; höchstens 50. Werte werden nie wiederholt.',
  'Where in the body, as a JSON pointer (RFC 6901); empty for all of it.':
    'Wo im Inhalt, als JSON Pointer (RFC 6901); leer für alles.',
  'Of the reason, where a program may decide by it.': 'Des Grundes, wo ein Programm danach entscheiden kann.',
  'What it must be.': 'Was es sein muss.',
  'Where the firm demands signatures: when this attempt was made, in seconds since 1970.':
    'Wo die Firma Unterschriften verlangt: wann dieser Versuch entstand, in Sekunden seit 1970.',
  'Where the firm demands signatures: one of Standard Webhooks, of webhook-id, webhook-timestamp and the body, joined with points. What is signed are the bytes of the body before they are compressed.':
    'Wo die Firma Unterschriften verlangt: eine nach Standard Webhooks, über webhook-id, webhook-timestamp und den Inhalt, mit Punkten verbunden. Unterschrieben werden die Bytes des Inhalts, bevor er gepackt wird.',
  'Another name of webhook-id; where both are sent, webhook-id counts.':
    'Ein anderer Name für webhook-id; kommen beide, gilt webhook-id.',
  'gzip where the body is compressed with it; 2 MiB unpacked at most.':
    'gzip, wenn der Inhalt so gepackt ist; ausgepackt höchstens 2 MiB.',
  'true checks everything, stores nothing, and answers what would have happened.':
    'true prüft alles, speichert nichts und antwortet, was geschehen wäre.',
  'Of a dry run alone, as are the fields below: nothing was stored.':
    'Nur beim Probelauf, wie die Felder darunter: gespeichert wurde nichts.',
  'What would have become of it.': 'Was daraus geworden wäre.',
  'Why it would have been kept for the office.': 'Warum es für das Büro liegen geblieben wäre.',
  'How many employees would have had other hours; of other events, how many records would have been new.':
    'Wie viele Mitarbeiter andere Stunden bekommen hätten; bei anderen Ereignissen, wie viele Einträge neu gewesen wären.',
  'Whose kinds of hours would have changed, where any would.':
    'Wessen Arten der Stunden sich geändert hätten, falls überhaupt.',
  'What would have counted; what counts now is not said, as it may tell of sickness.':
    'Was gegolten hätte; was jetzt gilt, wird nicht gesagt, weil es von Krankheit erzählen kann.',
  'The first of them.': 'Die ersten davon.',
  'What is stored now; null for nothing.': 'Was jetzt gespeichert ist; null für nichts.',
  'What would have been stored.': 'Was gespeichert worden wäre.',
  'Whether the office would have to decide, as the month is paid.':
    'Ob das Büro entscheiden müsste, weil der Monat abgerechnet ist.',
}
