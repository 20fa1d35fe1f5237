import type * as de from './faults.de'

export const faults: typeof de.faults = {
  einvoice_missing: 'Please choose a file.',
  einvoice_too_large: 'The file can be at most 10 MB.',
  einvoice_unknown: 'This is neither a PDF nor XML. An e-invoice is always one of the two.',
  einvoice_damaged: 'The XML is damaged or not well formed. Please ask the sender for a new file.',
  einvoice_encoding_unknown:
    'The XML is written in a character encoding (“encoding” in its first line) that we cannot read. UTF-8 is usual. Please ask the sender for a new file.',
  einvoice_encoding_wrong:
    'The XML is not written in the character encoding that its first line says (“encoding”): umlauts and other letters cannot be read reliably. Please ask the sender for a new file.',
  einvoice_embedded_damaged:
    'The PDF is fine, but the e-invoice inside it (the XML) is damaged or not well formed. Please ask the sender for a new file.',
  einvoice_pdf_damaged: 'The PDF is damaged and cannot be read. Please ask the sender for a new file.',
  einvoice_pdf_locked:
    'The PDF is protected by a password, which an e-invoice must not be. Save it without one, or ask the sender to.',
  einvoice_pdf_without: 'This PDF contains no e-invoice. It is an ordinary invoice for people to read.',
  einvoice_doctype:
    'The XML has a document type (DOCTYPE). E-invoices have none, so we have not read the file, to be safe.',
  einvoice_too_much: 'The XML has more elements than any invoice needs, so we have not read it, to be safe.',
  einvoice_too_heavy:
    'This file unpacks to more than Zahltag can read. Please ask the sender for a smaller file.',
  einvoice_zugferd_1:
    'This is ZUGFeRD 1. Since 2025 that is no longer an e-invoice; the PDF counts, as with any other invoice to look at.',
  einvoice_order: 'This is an order (Order-X) and not an invoice.',
  einvoice_other_xml: 'This XML is not an EN 16931 e-invoice in a form we know (CII or UBL).',
}
