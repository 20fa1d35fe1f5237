export const faults = {
  slip_month_missing: 'Bitte geben Sie an, für welchen Monat die Lohnzettel sind.',
  slip_employee_missing: 'Bitte wählen Sie, wem der Lohnzettel gehört.',
  slip_changed_meanwhile: 'Jemand anderes hat das inzwischen entschieden. Bitte sehen Sie noch einmal nach.',
  slip_before_entry: 'In diesem Monat hat diese Person noch nicht bei Ihnen gearbeitet.',
  slip_others_inside:
    'In dieser Datei stecken Angaben zu anderen Personen, die auf den Seiten nicht zu sehen sind. Bitte lassen Sie sich diesen Lohnzettel einzeln und neu erstellt schicken, und verwerfen Sie ihn hier.',
  slip_unreadable:
    'Zahltag kann nicht alles lesen, was in dieser Datei steckt, und gibt sie deshalb niemandem. Bitte lassen Sie sich diesen Lohnzettel neu erstellt schicken, und verwerfen Sie ihn hier.',
  slips_too_many:
    'Es warten schon sehr viele Lohnzettel. Bitte geben Sie die fertigen frei oder verwerfen Sie Dateien, die Sie nicht brauchen; danach geht diese.',
  file_released: 'Aus dieser Datei sind schon Lohnzettel freigegeben. Sie kann nicht mehr verworfen werden.',
  payslip_downloaded:
    'Dieser Lohnzettel ist schon heruntergeladen worden. Lesen Sie den richtigen ein: Er ersetzt ihn.',
  payslip_counted:
    'Der Monat ist abgeschlossen: Dieser Lohnzettel bleibt. Berichtigen Sie ihn; der Unterschied zählt im nächsten offenen Monat.',
  document_downloaded:
    'Dieses Dokument ist schon heruntergeladen worden und lässt sich nicht mehr zurücknehmen.',
  document_too_large: 'Diese Datei ist zu groß. Es gehen bis zu 10 MB.',
  document_date_missing: 'Bitte geben Sie ein Jahr oder ein Datum ein.',
  document_date_wrong: 'Das ist weder ein Jahr noch ein Datum. So geht es: 2025 oder 01.03.2025',
  leaver_without_address: 'Diese Person hat keine E-Mail-Adresse. Ihr Link lässt sich als Brief drucken.',
  files_waiting:
    'Zahltag liest gerade schon mehrere Dateien Ihrer Firma. Bitte versuchen Sie es in einer Minute noch einmal.',
  pdf_missing: 'Bitte wählen Sie eine PDF-Datei.',
  pdf_too_large: 'Diese Datei ist zu groß. Es gehen bis zu 50 MB.',
  pdf_no_pdf: 'Das ist keine PDF-Datei.',
  pdf_too_heavy:
    'Diese Datei entpackt sich zu mehr, als Zahltag lesen kann. Bitte lassen Sie sie sich anders oder in Teilen schicken.',
  pdf_damaged: 'Diese Datei ist beschädigt. Bitte lassen Sie sie sich noch einmal schicken.',
  pdf_encrypted: 'Diese Datei ist mit einem Passwort geschützt. Bitte speichern Sie sie ohne Passwort.',
  pdf_too_many_pages: 'Diese Datei hat mehr als 200 Seiten. Bitte teilen Sie sie.',
  pdf_active:
    'Diese Datei enthält ein Programm oder einen Anhang. Solche Dateien nehmen wir nicht an. Bitte lassen Sie sich die reinen Lohnzettel schicken.',
}
