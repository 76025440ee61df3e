/** What every page says, in French: one journey for all of it. */
const files = import.meta.glob<string>('../../../locales/fr/{common,learn,server,web}.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
})
export default Object.values(files).join('\n')
