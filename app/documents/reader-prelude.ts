/**
 * What every reader's program begins with, plain JavaScript. It hears tasks on its standard input, each a head of two
 * lengths, JSON and bytes, and says one line of JSON after another on its fourth descriptor: nothing that a library
 * prints comes between, and the service takes nothing apart but text.
 */
export const READER_PRELUDE = `
const { readFileSync, writeFileSync } = require('node:fs')
const PIECE_BYTES = 512 * 1024
const heard = []
let heardBytes = 0
let wake = () => {}

process.stdin.on('data', (piece) => {
  heard.push(piece)
  heardBytes += piece.length
  wake()
})
// The parent process has gone; nothing to report to.
process.stdin.on('end', () => process.exit())

async function taken(count) {
  while (heardBytes < count) await new Promise((resolve) => { wake = resolve })
  const all = Buffer.concat(heard)
  heard.splice(0, heard.length, all.subarray(count))
  heardBytes -= count
  return all.subarray(0, count)
}

async function next() {
  const head = await taken(8)
  const task = JSON.parse((await taken(head.readUInt32LE(0))).toString())
  return { ...task, bytes: new Uint8Array(await taken(head.readUInt32LE(4))) }
}

const say = (message) => writeFileSync(3, JSON.stringify(message) + '\\n')

function sayFile(bytes) {
  const file = Buffer.from(bytes)
  for (let at = 0; at < file.length; at += PIECE_BYTES) say({ piece: file.toString('base64', at, at + PIECE_BYTES) })
  say({ whole: true })
}

// An end without 'done' means that the file broke its reader.
const carryOut = (work, faultOf) => next().then(work).then(
  () => say({ done: true }),
  (error) => say({ fault: faultOf(error) }),
)
`
