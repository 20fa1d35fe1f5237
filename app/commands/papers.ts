import { writeFileSync } from 'node:fs'
import { templatesModule } from './bundle/paper-templates'

const FOLDER = 'app/i18n/papers'

writeFileSync(`${FOLDER}/templates.server.ts`, templatesModule(FOLDER))
