/** A file that was sent, on the disk until the form is carried out. */
export interface FileOnDisk {
  path: string
  /** As the sender calls it. */
  name: string
}

export interface FormWithFiles {
  files: FileOnDisk[]
  fields: Record<string, string>
}
