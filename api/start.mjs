// Plain JavaScript: an older Node cannot read the rest, and says here what it lacks.
if (Number(process.versions.node.split('.')[0]) >= 24) {
  await import('./src/main.ts')
} else {
  process.stderr.write(`This server needs Node 24 or newer and was started with Node ${process.versions.node}; npm start brings its own.\n`)
  process.exitCode = 1
}
