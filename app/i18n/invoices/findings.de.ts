import type { BlockingCode, WarningCode } from '~/domain/invoices/issuing/findings'

const blocking: Record<BlockingCode, string> = {
  no_lines: 'Die Rechnung hat keine Positionen. Tragen Sie ein, was Sie berechnen.',
  seller_tax_id_missing:
    'Ihre Firma hat weder Steuernummer noch USt-IdNr. Tragen Sie eine davon unter „Firma“ ein.',
  seller_vat_id_missing:
    'Für diese Umsatzsteuer braucht Ihre Firma eine USt-IdNr. Tragen Sie sie unter „Firma“ ein.',
  seller_address_incomplete:
    'Die Anschrift Ihrer Firma ist nicht vollständig. Ergänzen Sie sie unter „Firma“.',
  buyer_address_incomplete:
    'Die Anschrift des Kunden ist nicht vollständig. Ergänzen Sie Name, Straße, Postleitzahl und Ort beim Kunden.',
  name_unprintable:
    'Name oder Anschrift enthält Schriftzeichen, die auf dem Papier fehlen würden. Schreiben Sie beides in lateinischer, griechischer oder kyrillischer Schrift.',
  buyer_vat_id_missing:
    'Für diese Umsatzsteuer fehlt die USt-IdNr. des Kunden. Tragen Sie sie beim Kunden ein.',
  buyer_vat_id_of_other_country:
    'Die USt-IdNr. des Kunden gehört nicht zu seinem EU-Land. Berichtigen Sie beim Kunden die Nummer oder das Land.',
  buyer_not_business:
    'Diese Umsatzsteuer gilt nur für Unternehmen, der Kunde ist aber als Privatperson geführt. Wählen Sie eine andere Umsatzsteuer.',
  buyer_not_in_other_member_state:
    'Diese Umsatzsteuer gilt nur für Kunden in einem anderen EU-Land. Wählen Sie eine andere, oder berichtigen Sie das Land des Kunden.',
  buyer_not_in_germany:
    'Diese Leistung gilt bei einem Kunden im Ausland als dort erbracht. Wählen Sie die Umsatzsteuer für Leistungen an Unternehmen im Ausland.',
  buyer_in_member_state:
    'Diese Umsatzsteuer gilt nur für Kunden außerhalb der EU. Wählen Sie eine andere, oder berichtigen Sie das Land des Kunden.',
  buyer_not_consumer:
    'Diese Umsatzsteuer gilt nur für Privatpersonen, der Kunde ist aber ein Unternehmen. Wählen Sie eine andere Umsatzsteuer.',
  delivery_country_missing:
    'Es fehlt, wohin geliefert wird. Tragen Sie die Lieferanschrift mit ihrem Land ein.',
  delivery_not_in_other_member_state:
    'Eine innergemeinschaftliche Lieferung muss in ein anderes EU-Land gehen. Berichtigen Sie die Lieferanschrift oder die Umsatzsteuer.',
  delivery_not_outside_eu:
    'Eine Ausfuhr muss in ein Land außerhalb der EU gehen. Berichtigen Sie die Lieferanschrift oder die Umsatzsteuer.',
  small_business_charges_tax:
    'Ihre Firma ist Kleinunternehmer nach §\u00a019 UStG und weist keine Umsatzsteuer aus. Wählen Sie „Kleinunternehmer“, oder ändern Sie die Angabe unter „Firma“.',
  not_small_business:
    'Ihre Firma ist nicht als Kleinunternehmer geführt. Wählen Sie eine andere Umsatzsteuer, oder ändern Sie die Angabe unter „Firma“.',
  tax_reason_missing: 'Es fehlt, warum keine Umsatzsteuer berechnet wird. Wählen Sie die Umsatzsteuer neu.',
  tax_reason_of_other_category:
    'Der Grund passt nicht zur Art der Umsatzsteuer. Wählen Sie die Umsatzsteuer neu.',
  tax_rate_unknown: 'Diesen Steuersatz gibt es in Deutschland nicht. Wählen Sie 19\u00a0% oder 7\u00a0%.',
  tax_rate_not_in_force:
    'Dieser Steuersatz galt zur Zeit der Leistung nicht. Ändern Sie den Satz oder die Leistungszeit.',
  tax_rate_not_zero: 'Ohne Umsatzsteuer muss der Satz 0\u00a0% sein. Wählen Sie die Umsatzsteuer neu.',
  outside_scope_mixed:
    'Was in Deutschland nicht steuerbar ist, braucht eine eigene Rechnung. Berechnen Sie die übrigen Positionen getrennt.',
  description_missing: 'Es fehlt, was berechnet wird. Tragen Sie die Leistung ein.',
  unit_unknown: 'Diese Einheit gibt es nicht. Wählen Sie eine aus der Liste.',
  price_negative: 'Der Preis darf nicht negativ sein. Für eine Gutschrift machen Sie die Menge negativ.',
  quantity_zero: 'Die Menge ist 0. Tragen Sie eine Menge ein, oder entfernen Sie die Position.',
  adjustment_reason_missing: 'Zu einem Rabatt oder Zuschlag fehlt der Grund. Tragen Sie ihn ein.',
  adjustment_negative:
    'Ein Rabatt oder Zuschlag darf nicht negativ sein. Wählen Sie statt eines negativen Rabatts einen Zuschlag.',
  line_period_reversed: 'Der Zeitraum endet vor seinem Beginn. Berichtigen Sie die Tage.',
  service_period_reversed: 'Die Leistungszeit endet vor ihrem Beginn. Berichtigen Sie die Tage.',
  service_far_ahead: 'Die Leistungszeit liegt mehr als ein Jahr in der Zukunft. Berichtigen Sie die Tage.',
  gross_negative: 'Der Gesamtbetrag ist negativ. Stornieren oder korrigieren Sie dafür die frühere Rechnung.',
  amount_too_large: 'Die Beträge sind zu groß für eine Rechnung. Prüfen Sie Mengen und Preise.',
  iban_missing: 'Ihre Firma hat kein Bankkonto für Überweisungen. Tragen Sie die IBAN unter „Firma“ ein.',
  creditor_id_missing:
    'Für eine Lastschrift fehlt die Gläubiger-ID Ihrer Firma. Tragen Sie sie unter „Firma“ ein.',
  advance_gone:
    'Diese Abschlagsrechnung ist storniert oder ganz gutgeschrieben. Nehmen Sie im Entwurf den Haken bei ihr weg.',
  advance_unpaid:
    'Diese Abschlagsrechnung ist noch nicht ganz bezahlt, und abziehen dürfen Sie nur, was eingegangen ist (§\u00a014 Abs.\u00a05 UStG). Tragen Sie die Zahlung ein, stornieren Sie die Abschlagsrechnung, oder schreiben Sie den offenen Teil gut.',
  deductions_above_total:
    'Die Abschläge sind höher als diese Rechnung. Schreiben Sie vorher von einer Abschlagsrechnung den Teil gut, der zu viel war, oder prüfen Sie die Positionen.',
  xrechnung_buyer_reference_missing:
    'Dieser Kunde will eine XRechnung, und dafür fehlt die Leitweg-ID oder eine andere Käuferreferenz. Tragen Sie sie beim Kunden oder auf der Rechnung ein.',
  xrechnung_contact_missing:
    'Eine XRechnung muss einen Ansprechpartner Ihrer Firma nennen. Tragen Sie ihn unter „Firma“ ein.',
  xrechnung_phone_missing:
    'Eine XRechnung muss die Telefonnummer Ihres Ansprechpartners nennen. Tragen Sie sie unter „Firma“ ein.',
  xrechnung_email_missing:
    'Eine XRechnung muss die E-Mail-Adresse Ihrer Firma nennen. Tragen Sie sie unter „Firma“ ein.',
  xrechnung_buyer_address_missing:
    'Für eine XRechnung fehlt die elektronische Adresse des Kunden. Tragen Sie sie oder eine E-Mail-Adresse beim Kunden ein.',
  xrechnung_line_period_outside:
    'In einer XRechnung muss der Zeitraum einer Position in der Leistungszeit der Rechnung liegen. Berichtigen Sie einen von beiden.',
}

const warnings: Record<WarningCode, string> = {
  service_not_over:
    'Die Leistungszeit ist noch nicht vorbei. Prüfen Sie, ob Sie schon jetzt abrechnen wollen.',
  service_long_ago:
    'Die Leistung liegt mehr als sechs Monate zurück. So lange hat man nach §\u00a014 Abs.\u00a02 UStG Zeit für die Rechnung.',
  eu_invoice_late:
    'Diese Rechnung war bis zum 15. des Monats nach der Leistung fällig (§\u00a014a UStG). Stellen Sie sie gleich aus.',
  term_over_60_days:
    'Das Zahlungsziel ist länger als 60 Tage. Das gilt unter Unternehmen nur, wenn es ausdrücklich vereinbart ist (§\u00a0271a BGB).',
  due_in_the_past: 'Der Tag, bis zu dem zu zahlen ist, ist schon vorbei. Wählen Sie einen späteren.',
  discount_after_due: 'Die Frist für Skonto endet nach dem Zahlungsziel. Prüfen Sie beide.',
  business_abroad_taxed:
    'Der Kunde ist ein Unternehmen im Ausland. Meist wird ihm keine deutsche Umsatzsteuer berechnet: Prüfen Sie die Umsatzsteuer.',
  buyer_vat_id_missing_in_eu:
    'Der Kunde ist ein Unternehmen in einem anderen EU-Land ohne USt-IdNr. Mit der Nummer schuldet meist er die Steuer.',
  buyer_vat_id_of_other_state:
    'Die USt-IdNr. des Kunden ist aus einem anderen EU-Land als seine Anschrift. Prüfen Sie beides.',
  delivery_in_other_state:
    'Geliefert wird in ein anderes Land als das des Kunden. Prüfen Sie die Lieferanschrift.',
  domestic_buyer_abroad:
    'Der Kunde sitzt im Ausland. §\u00a013b Abs.\u00a02 UStG gilt nur, wenn die Leistung in Deutschland erbracht wurde.',
  buyer_id_missing_for_xml:
    'Die Rechnung ist auch ohne USt-IdNr. des Kunden gültig. Programme, die E-Rechnungen prüfen, erwarten sie aber: Tragen Sie sie möglichst beim Kunden ein.',
  deduction_of_other_tax:
    'Diese Abschlagsrechnung hat eine andere Umsatzsteuer als die Positionen, oder mehr davon. Prüfen Sie die Steuersätze.',
  farming_rate: 'Dieser Steuersatz gilt nur für Land- und Forstwirtschaft (§\u00a024 UStG).',
  below_5000_euros:
    'Der Empfänger schuldet die Steuer hier nur ab 5.000\u00a0€ (§\u00a013b Abs.\u00a02 Nr. 10 und 11 UStG). Prüfen Sie, ob die Rechnung zu einem größeren Auftrag gehört.',
  description_unprintable:
    'Die Leistung enthält Schriftzeichen, die auf dem Papier fehlen würden. Schreiben Sie sie anders.',
}

export const findings = {
  ...blocking,
  ...warnings,
  aboutDocument: (number: string, sentence: string) => `Abschlagsrechnung ${number}: ${sentence}`,
  onLine: (position: number, sentence: string) => `Position ${position}: ${sentence}`,
}
