export { appointAdmin } from './registration/appoint-admin.ts'
export { registerPerson } from './registration/register-person.ts'
export { findPerson, findPersonByEmail, type Person } from './registration/sql.ts'
export { findViewer } from './sessions/find-viewer.ts'
