import fc from 'fast-check'

export function bent(good: fc.Arbitrary<Buffer>): fc.Arbitrary<Buffer> {
  return fc
    .record({
      file: good,
      bytes: fc.array(fc.record({ at: fc.nat(), value: fc.nat(255) }), { maxLength: 30 }),
      doubled: fc.option(fc.record({ at: fc.nat(), length: fc.nat(3000), times: fc.nat(200) })),
      cutAt: fc.option(fc.nat()),
    })
    .map(({ file, bytes, doubled, cutAt }) => {
      let whole = Buffer.from(file)
      for (const { at, value } of bytes) whole[at % whole.length] = value
      if (doubled) {
        const from = doubled.at % whole.length
        const piece = whole.subarray(from, from + doubled.length)
        const pieces = Array<Buffer>(doubled.times).fill(piece)
        whole = Buffer.concat([whole.subarray(0, from), ...pieces, whole.subarray(from)])
      }
      return cutAt === null ? whole : whole.subarray(0, cutAt % (whole.length + 1))
    })
}
