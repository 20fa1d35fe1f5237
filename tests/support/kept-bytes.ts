import type { TestHouse } from './test-house'

export async function keptBytes(
  { documents }: Pick<TestHouse, 'documents'>,
  { kept_sha256 }: { kept_sha256: string },
): Promise<Buffer> {
  const kept = await documents.get(kept_sha256)
  if (!kept) throw new Error(`There is no document ${kept_sha256}`)
  return kept
}
