/** An uploaded file, on disk until the form has been carried out. */
export interface FileOnDisk {
  path: string
  /** The sender's name for it. */
  name: string
}

export interface FormWithFiles {
  files: FileOnDisk[]
  fields: Record<string, string>
}
