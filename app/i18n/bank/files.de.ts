/** Why a bank's file is not read; `{detail}` is what the reader names. */
export const files = {
  bank_file_missing: 'Bitte wählen Sie eine Datei aus.',
  bank_file_empty: 'Die Datei ist leer. Bitte laden Sie sie noch einmal aus dem Online-Banking herunter.',
  bank_file_too_large:
    'Die Datei darf höchstens 25 MB groß sein. Bitte laden Sie einen kürzeren Zeitraum herunter.',
  bank_file_unknown:
    'Das ist kein Kontoauszug, den wir lesen können. Gut geeignet ist das Format CAMT (XML oder ZIP); MT940 und CSV gehen auch.',
  bank_file_pdf:
    'Das ist ein PDF. Bitte exportieren Sie den Auszug im Online-Banking als CAMT (XML) oder MT940.',
  bank_file_picture:
    'Das ist ein Bild. Bitte exportieren Sie den Auszug im Online-Banking als CAMT (XML) oder MT940.',
  bank_file_workbook:
    'Das ist eine Excel-Datei. Bitte laden Sie die Datei hoch, die Sie aus dem Online-Banking bekommen: CAMT (XML), MT940 oder CSV.',
  bank_file_damaged:
    'Die Datei ist beschädigt. Bitte laden Sie sie noch einmal aus dem Online-Banking herunter.',
  bank_file_doctype:
    'Das XML enthält einen Dokumenttyp (DOCTYPE). Kontoauszüge haben keinen; aus Vorsicht lesen wir die Datei nicht.',
  bank_file_encoding:
    'Umlaute und andere Buchstaben dieser Datei lassen sich nicht sicher lesen (Zeichenkodierung). Bitte laden Sie sie unverändert aus dem Online-Banking hoch.',
  bank_file_too_much:
    'In der Datei sind mehr Umsätze, als wir auf einmal lesen (mindestens 10.000 gehen). Bitte laden Sie einen kürzeren Zeitraum herunter.',
  bank_file_too_heavy:
    'Die Datei braucht zu viel Zeit oder Speicher. Bitte laden Sie einen kürzeren Zeitraum herunter.',
  bank_file_zip_damaged:
    'Die ZIP-Datei ist beschädigt oder nicht vollständig. Bitte laden Sie sie noch einmal herunter.',
  bank_file_zip_locked:
    'Die ZIP-Datei ist mit einem Passwort geschützt. Bitte entpacken Sie sie und laden Sie die Auszüge einzeln hoch.',
  bank_file_zip_too_many: 'In der ZIP-Datei sind mehr als 1.000 Dateien. Bitte teilen Sie sie auf.',
  bank_file_zip_too_large:
    'Die ZIP-Datei entpackt sich zu mehr als 60 MB. Bitte laden Sie einen kürzeren Zeitraum herunter.',
  bank_file_zip_without: 'In der ZIP-Datei ist kein Kontoauszug als CAMT (XML), MT940 oder CSV.',
  bank_file_order:
    'Das ist ein Auftrag an die Bank (pain) und kein Kontoauszug. Der Auszug heißt CAMT, MT940 oder CSV.',
  bank_file_notification:
    'Das ist eine Umsatzbenachrichtigung (camt.054) ohne Kontostand. Bitte laden Sie den Auszug als camt.053 oder camt.052.',
  bank_file_interim:
    'Das ist eine Vormerkposten-Datei (MT942). Bitte laden Sie den Auszug als CAMT oder MT940, in dem nur Gebuchtes steht.',
  bank_file_activity:
    'Das ist die Liste der Aktivitäten von Wise: Darin stehen alle Währungen, und die Gebühren extra. Bitte laden Sie dort den Kontoauszug Ihres Euro-Guthabens herunter, als CSV, CAMT oder MT940.',
  bank_file_other_xml: 'Dieses XML ist kein Kontoauszug (camt.053 oder camt.052).',
  bank_file_no_statement:
    'In der Datei steht kein Auszug. Bitte wählen Sie im Online-Banking einen Zeitraum mit Umsätzen.',
  bank_file_excel:
    'Die Datei wurde mit Excel oder einem ähnlichen Programm gespeichert; dabei sind Ziffern verloren gegangen. Bitte laden Sie sie unverändert aus dem Online-Banking hoch.',
  bank_file_accounts:
    'In der Datei stehen Umsätze mehrerer Konten, ohne deren IBAN. Bitte laden Sie jedes Konto einzeln aus dem Online-Banking herunter.',
  bank_file_closed:
    'Das gewählte Konto ist geschlossen und nimmt keine Auszüge an. Gehört der Auszug dazu, öffnen Sie es auf seiner Seite wieder.',
  bank_file_other_account:
    'Der Auszug nennt das Konto {detail}. Keine IBAN Ihrer Konten passt dazu. Gehört er trotzdem zu einem, öffnen Sie dieses auf der Seite „Bank“ und laden Sie ihn dort hoch.',
  bank_file_differs:
    'Der Auszug nennt das Konto {detail}, und das passt nicht zu diesem hier. Gehört er trotzdem dazu, bestätigen Sie es unten; auf der Seite zum Hochladen wählen Sie dazu die Datei noch einmal.',
  bank_file_version:
    'Diese Version des Auszugs kennen wir nicht: {detail}. Üblich sind camt.053.001.02 und .08.',
  bank_file_currency:
    'Das Konto oder ein Umsatz ist in einer fremden Währung: {detail}. Zahltag liest nur Auszüge in Euro.',
  bank_file_field:
    'Im Auszug fehlt eine Angabe, oder sie ist falsch geschrieben: {detail}. Bitte laden Sie ihn noch einmal herunter, oder fragen Sie Ihre Bank.',
  bank_file_row:
    'In Zeile {detail} stimmt das Datum oder der Betrag nicht. Bitte laden Sie die Datei unverändert aus dem Online-Banking hoch.',
}
