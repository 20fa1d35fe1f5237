export const faults = {
  einvoice_missing: 'Bitte wählen Sie eine Datei aus.',
  einvoice_too_large: 'Die Datei darf höchstens 10 MB groß sein.',
  einvoice_unknown: 'Das ist weder ein PDF noch ein XML. Eine E-Rechnung ist immer eines von beiden.',
  einvoice_damaged:
    'Das XML ist beschädigt oder nicht richtig geschrieben. Bitten Sie den Absender um eine neue Datei.',
  einvoice_encoding_unknown:
    'Das XML ist in einer Zeichenkodierung geschrieben („encoding“ in der ersten Zeile), die wir nicht lesen können. Üblich ist UTF-8. Bitten Sie den Absender um eine neue Datei.',
  einvoice_encoding_wrong:
    'Das XML ist anders geschrieben, als seine erste Zeile sagt („encoding“): Umlaute und andere Buchstaben lassen sich nicht sicher lesen. Bitten Sie den Absender um eine neue Datei.',
  einvoice_embedded_damaged:
    'Das PDF ist in Ordnung, aber die E-Rechnung darin (das XML) ist beschädigt oder nicht richtig geschrieben. Bitten Sie den Absender um eine neue Datei.',
  einvoice_pdf_damaged:
    'Das PDF ist beschädigt und lässt sich nicht lesen. Bitten Sie den Absender um eine neue Datei.',
  einvoice_pdf_locked:
    'Das PDF ist mit einem Passwort geschützt. Eine E-Rechnung darf das nicht sein; speichern Sie es ohne Passwort oder bitten Sie den Absender darum.',
  einvoice_pdf_without:
    'In diesem PDF steckt keine E-Rechnung. Es ist eine gewöhnliche Rechnung zum Ansehen.',
  einvoice_doctype:
    'Das XML enthält einen Dokumenttyp (DOCTYPE). E-Rechnungen haben keinen; aus Vorsicht lesen wir die Datei nicht.',
  einvoice_too_much: 'Das XML hat mehr Elemente, als eine Rechnung braucht. Aus Vorsicht lesen wir es nicht.',
  einvoice_too_heavy:
    'Diese Datei entpackt sich zu mehr, als Zahltag lesen kann. Bitten Sie den Absender um eine kleinere Datei.',
  einvoice_zugferd_1:
    'Das ist ZUGFeRD 1. Seit 2025 gilt das nicht mehr als E-Rechnung; es zählt das PDF, wie bei jeder anderen Rechnung zum Ansehen.',
  einvoice_order: 'Das ist eine Bestellung (Order-X) und keine Rechnung.',
  einvoice_other_xml: 'Dieses XML ist keine E-Rechnung nach EN 16931, die wir kennen (CII oder UBL).',
}
