import { fileURLToPath } from 'node:url'
import { loadProgram } from '~/start/load-program'

// Compiled to build/start.js.
loadProgram(fileURLToPath(new URL('program.cjs', import.meta.url))).run()
