export interface FileOnDisk {
  path: string
  name: string
}

export interface FormWithFiles {
  files: FileOnDisk[]
  fields: Record<string, string>
}
