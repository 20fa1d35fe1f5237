/** Why an XML file, or the XML in a PDF, was not read. */
export type XmlReason =
  | 'damaged'
  | 'encoding_unknown'
  | 'encoding_wrong'
  | 'embedded_damaged'
  | 'pdf_damaged'
  | 'pdf_locked'
  | 'pdf_without'
  | 'doctype'
  | 'too_much'
  | 'too_heavy'

/** Each noun says the reason in its own words. */
export class XmlUnreadable extends Error {
  override readonly name = 'XmlUnreadable'

  constructor(readonly reason: XmlReason) {
    super(reason)
  }
}

/** Why the text of a file, or the table in it, was not read. */
export type TextReason =
  | 'empty'
  | 'unknown'
  | 'mac'
  | 'dos'
  | 'central'
  | 'encoding'
  | 'twice_encoded'
  | 'damaged'
  | 'too_heavy'
  | 'too_many_rows'
  | 'too_many_columns'
  | 'too_much_text'

/** Each noun says the reason in its own words. */
export class TextUnreadable extends Error {
  override readonly name = 'TextUnreadable'

  constructor(readonly reason: TextReason) {
    super(reason)
  }
}
