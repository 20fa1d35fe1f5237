/** A task as a reader hears it: a head with two lengths, then JSON, then the raw file. */
export function framed(value: object, file: Uint8Array = new Uint8Array()): Uint8Array[] {
  const json = Buffer.from(JSON.stringify(value))
  const head = Buffer.alloc(8)
  head.writeUInt32LE(json.length, 0)
  head.writeUInt32LE(file.length, 4)
  return [head, json, file]
}
