export const en = {
  einvoice_missing: 'Please choose a file.',
  einvoice_too_large: 'The file may have 10 MB at most.',
  einvoice_unknown: 'This is neither a PDF nor XML. An e-invoice is always one of the two.',
  einvoice_damaged: 'The XML is damaged or not well formed. Please ask the sender for a new file.',
  einvoice_pdf_damaged: 'The PDF is damaged and cannot be read. Please ask the sender for a new file.',
  einvoice_pdf_locked:
    'The PDF is protected by a password. An e-invoice must not be; save it without one, or ask the sender to.',
  einvoice_pdf_without: 'There is no e-invoice in this PDF. It is an ordinary invoice to look at.',
  einvoice_doctype:
    'The XML has a document type (DOCTYPE). E-invoices have none; to be safe we do not read the file.',
  einvoice_too_much: 'The XML has more elements than any invoice needs. To be safe we do not read it.',
  einvoice_other_xml: 'This XML is no e-invoice of EN 16931 that we know (CII or UBL).',
}
