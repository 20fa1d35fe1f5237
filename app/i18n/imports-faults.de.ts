export const de = {
  import_file_missing: 'Bitte wählen Sie eine Datei aus.',
  import_file_empty: 'Diese Datei ist leer.',
  import_file_too_large: 'Eine Datei darf höchstens 4 MB groß sein. Teilen Sie sie bitte auf.',
  import_file_unknown:
    'Das ist keine Tabelle, die wir lesen können. Bitte speichern Sie sie als CSV oder als Excel-Arbeitsmappe (.xlsx).',
  import_file_old:
    'Das ist das alte Excel-Format (.xls). Bitte öffnen Sie die Datei und speichern Sie sie als Excel-Arbeitsmappe (.xlsx).',
  import_file_locked:
    'Diese Datei ist mit einem Passwort geschützt. Bitte speichern Sie sie ohne Passwort und versuchen Sie es noch einmal.',
  import_file_damaged:
    'Diese Datei ist beschädigt. Bitte speichern Sie sie neu und versuchen Sie es noch einmal.',
  import_file_too_heavy:
    'Diese Datei entpackt sich zu mehr, als Zahltag lesen kann. Bitte speichern Sie nur die Tabelle als CSV und laden Sie diese hoch.',
  import_file_mac:
    'Diese Datei ist in der alten Zeichenkodierung des Mac gespeichert („CSV (Macintosh)“); Umlaute kämen falsch an. Öffnen Sie sie in dem Programm, aus dem sie kommt, und speichern Sie sie als Excel-Arbeitsmappe (.xlsx) oder als „CSV UTF-8“.',
  import_file_dos:
    'Diese Datei ist in einer Zeichenkodierung von DOS gespeichert („CSV (MS-DOS)“, Codepage 850 oder 437); Umlaute kämen falsch an. Öffnen Sie sie in dem Programm, aus dem sie kommt, und speichern Sie sie als Excel-Arbeitsmappe (.xlsx) oder als „CSV UTF-8“.',
  import_file_central:
    'Diese Datei ist in der Zeichenkodierung Mitteleuropas gespeichert (Windows-1250); Buchstaben wie ł, ą oder ő kämen falsch an. Öffnen Sie sie in dem Programm, aus dem sie kommt, und speichern Sie sie als Excel-Arbeitsmappe (.xlsx) oder als „CSV UTF-8“.',
  import_file_encoding:
    'In dieser Datei sind Umlaute und andere Buchstaben nicht sicher zu lesen: Sie ist in einer unbekannten oder in mehreren Zeichenkodierungen geschrieben. Öffnen Sie sie in dem Programm, aus dem sie kommt, und speichern Sie sie als Excel-Arbeitsmappe (.xlsx) oder als „CSV UTF-8“.',
  import_file_twice_encoded:
    'In dieser Datei steht „Ã¼“ oder Ähnliches, wo ein „ü“ stehen sollte: Ein Programm hat sie schon einmal falsch gelesen. Holen Sie sie bitte neu aus dem Programm, aus dem sie stammt.',
  import_no_rows:
    'In dieser Datei stehen keine Zeilen. Die erste Zeile nennt die Spalten, darunter kommt eine Zeile für jeden Eintrag.',
  import_too_many_rows: 'Eine Datei darf höchstens 5.000 Zeilen haben. Teilen Sie sie bitte auf.',
  import_too_many_columns: 'Eine Datei darf höchstens 100 Spalten haben.',
  import_too_much_text:
    'Die Datei enthält mehr Text, als eine Liste haben kann: zusammen mehr als 10 Millionen Zeichen. Bitte teilen Sie sie auf, oder lassen Sie Spalten weg, die nicht gebraucht werden.',
  import_column_twice: 'Diese Angabe ist schon einer anderen Spalte zugeordnet.',
  import_customer_columns_missing:
    'Es fehlt eine Spalte für den Namen, die Straße, die Postleitzahl oder den Ort. Ohne sie kann kein Kunde angelegt werden.',
  import_employee_columns_missing:
    'Es fehlt eine Spalte für Vorname, Nachname, Straße, Postleitzahl, Ort oder Eintritt. Ohne sie kann kein Mitarbeiter angelegt werden.',
  import_contact_person:
    'Das scheint eine Person bei einer Firma zu sein. Tragen Sie sie auf der Seite der Firma als Ansprechpartner ein.',
  import_supplier: 'Das ist ein Lieferant und kein Kunde.',
  import_name_undivided: 'Bitte „Nachname, Vorname“ mit Komma oder eine Spalte für jeden der beiden Namen.',
  import_pay_twice: 'Bitte entweder Stundenlohn oder Monatsgehalt, nicht beides.',
}
