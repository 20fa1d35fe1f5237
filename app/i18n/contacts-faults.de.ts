export const de = {
  contact_name_missing: 'Bitte geben Sie den Namen ein.',
  contact_exists: 'Diese Person ist schon angelegt.',
  contact_needs_email: 'Wer die Rechnungen bekommt, braucht eine E-Mail-Adresse.',
  link_ended: 'Dieser Link gilt nicht mehr. Bitte erstellen Sie einen neuen.',
  link_of_draft:
    'Die Rechnung ist noch ein Entwurf. Erst wenn sie ausgestellt ist, lässt sich ihr Link senden.',
  link_recipient_missing: 'Bitte wählen Sie, wer den Link bekommt.',
}
