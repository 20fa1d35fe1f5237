/** Fields without a form. */
const columns = {
  customers: {
    company: 'Firma',
    house_number: 'Hausnummer',
    name_prefix: 'Namensvorsatz (von, de …)',
    po_box: 'Postfach',
    postal_city: 'PLZ und Ort in einer Spalte',
    vat_country: 'Land der USt-IdNr.',
    category: 'Kunde oder Lieferant',
  },
  employees: {
    house_number: 'Hausnummer',
    name_prefix: 'Namensvorsatz (von, de …)',
    name: 'Nachname, Vorname in einer Spalte',
    postal_city: 'PLZ und Ort in einer Spalte',
    hourly_wage: 'Stundenlohn',
    salary: 'Monatsgehalt',
    pay_from: 'Vergütung gilt ab Monat',
  },
}

export const de = {
  link: 'Aus einer Datei übernehmen',
  columns,
  customers: {
    title: 'Kunden aus einer Datei übernehmen',
    back: 'Zurück zu den Kunden',
    count: (count: number) => (count === 1 ? '1 Kunde' : `${count.toLocaleString('de')} Kunden`),
    list: 'Zu den Kunden',
  },
  employees: {
    title: 'Mitarbeiter aus einer Datei übernehmen',
    back: 'Zurück zu den Mitarbeitern',
    count: (count: number) => `${count.toLocaleString('de')} Mitarbeiter`,
    list: 'Zu den Mitarbeitern',
  },
  upload: {
    text: 'Wählen Sie die Datei, ordnen Sie die Spalten zu und sehen Sie sich an, was dabei herauskommt. Erst danach wird etwas gespeichert.',
    sources: 'Es passen die Exporte von Lexware, sevDesk und DATEV und jede eigene Liste mit Überschriften.',
    choose: 'Datei',
    hint: 'CSV oder Excel (.xlsx), höchstens 4 MB und 5.000 Zeilen. Die erste Zeile sagt, was in den Spalten steht.',
    button: 'Datei prüfen',
    template: 'Vorlage herunterladen (CSV)',
    files: 'Angefangene und letzte Dateien',
    open: (moment: string, rows: string) => `${moment}: ${rows} Zeilen warten`,
    done: (moment: string, taken: string) => `${moment}: ${taken} übernommen`,
    kept: 'Was in der Datei steht, wird verschlüsselt aufbewahrt und spätestens nach einem Tag gelöscht. Höchstens fünf Dateien warten zugleich.',
  },
  mapping: {
    title: 'Spalten zuordnen',
    text: 'Prüfen Sie, was Zahltag in den Spalten erkannt hat.',
    recalled: 'So hatten Sie die letzte Datei mit diesen Überschriften zugeordnet.',
    column: 'Spalte der Datei',
    samples: 'Beispiele',
    field: 'Wird übernommen als',
    unnamed: (index: number) => `Spalte ${index} ohne Überschrift`,
    fieldOf: (column: string) => `${column} wird übernommen als`,
    none: 'leer',
    leaveOut: 'Auslassen',
    button: 'Weiter zur Prüfung',
    back: 'Andere Datei wählen',
    otherwise: {
      kind_otherwise: 'Wenn die Datei nicht sagt, ob es eine Firma ist',
      employment_type_otherwise: 'Wenn die Datei die Beschäftigungsart nicht sagt',
    },
  },
  check: {
    title: 'Ergebnis der Prüfung',
    text: 'Noch ist nichts gespeichert.',
    counts: { new: 'Neu', alike: 'Vielleicht schon da', wrong: 'Fehlerhaft' },
    words: { new: 'Neu', alike: 'Vielleicht schon da', wrong: 'Fehlerhaft' },
    columns: { line: 'Zeile', name: 'Name', finding: 'Ergebnis', reason: 'Grund' },
    rows: 'Zeilen der Datei',
    unnamed: 'Ohne Namen',
    fault: (field: string, words: string) => `${field}: ${words}`,
    alike: (name: string) => `Ähnlich: ${name}.`,
    line: (line: number) => `Ähnlich wie Zeile ${line}.`,
    zero: 'Vor die Postleitzahl kommt wieder die Null, die eine Tabelle verschluckt hat.',
    wrongStay:
      'Fehlerhafte Zeilen bleiben draußen. Berichtigen Sie sie in der Datei und laden Sie die Datei noch einmal hoch: Was dann schon da ist, wird erkannt.',
    alikeQuestion: 'Was ist mit denen, die vielleicht schon da sind?',
    alikeLeave: (count: string) => `Auslassen, also ${count} übernehmen`,
    alikeTake: (count: string) => `Auch übernehmen, also ${count}`,
    take: (count: string) => `${count} übernehmen`,
    takeChosen: 'Übernehmen',
    nothing: 'Es gibt nichts zu übernehmen.',
    undoable: 'Einen Tag lang können Sie alles mit einem Klick zurücknehmen.',
    file: 'Ergebnis als CSV-Datei speichern',
    fileName: 'pruefung.csv',
    mapping: 'Spalten anders zuordnen',
    discard: 'Datei verwerfen',
  },
  done: {
    title: (taken: string) => `${taken} übernommen`,
    text: 'Was Sie hochgeladen hatten, ist gelöscht. Fehlerhafte und ausgelassene Zeilen sind nicht dabei.',
    undo: 'Zurücknehmen',
    undoText: (until: string) =>
      `Bis ${until} Uhr können Sie alles zurücknehmen. Was inzwischen geändert oder benutzt wurde, bleibt.`,
    tooLate: 'Die Zeit, in der Sie das zurücknehmen konnten, ist vorbei.',
    next: 'Noch eine Datei übernehmen',
  },
  undone: {
    title: (removed: string) => `Zurückgenommen: ${removed}`,
    nothingKept: 'Von dieser Datei ist nichts mehr da.',
    kept: 'Das ist geblieben, weil es inzwischen geändert oder benutzt wurde:',
  },
  template: { customers: 'vorlage-kunden.csv', employees: 'vorlage-mitarbeiter.csv' },
  saved: {
    anders: {
      title: 'Bitte sehen Sie noch einmal hin.',
      text: 'Das Ergebnis ist nicht mehr das, das Sie gesehen haben. Übernommen ist noch nichts.',
    },
    nichts: 'Es gibt nichts zu übernehmen.',
    verdraengt: {
      title: 'Die Datei ist eingelesen.',
      text: 'Es haben schon fünf Dateien gewartet, mehr können es nicht sein. Die älteste ist deshalb gelöscht; übernommen war aus ihr nichts.',
    },
    verworfen: 'Die Datei ist gelöscht. Übernommen ist nichts.',
  },
  faults: {
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
  },
}
