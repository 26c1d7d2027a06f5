/** The look of the page in the file: readable without a network, on a phone, and on paper. */
export const DATA_CSS = `
:root{color-scheme:light dark;--line:#8886}
*{box-sizing:border-box}
body{font:16px/1.5 system-ui,sans-serif;margin:0 auto;max-width:72rem;padding:1rem;overflow-wrap:anywhere}
h1{font-size:1.75rem;margin:.5rem 0}
h2{font-size:1.25rem;margin:2rem 0 .75rem}
.private{font-weight:700}
.missing{border-left:4px solid;padding-left:.75rem}
h3{font-size:1rem;margin:1rem 0 .25rem}
article,section>dl{border:1px solid var(--line);border-radius:.5rem;margin:0 0 1rem;padding:.75rem;break-inside:avoid}
nav ul{columns:2 9rem;padding-left:1.25rem}
a{color:LinkText}
dl{display:grid;gap:.5rem 1rem;grid-template-columns:repeat(auto-fill,minmax(9rem,1fr));margin:0}
h3~dl{border-top:1px solid var(--line);padding:.5rem 0}
dt{font-size:.8125rem;opacity:.75}
dd{margin:0}
@media print{body{font-size:10pt;max-width:none;padding:0}nav{display:none}:root{color-scheme:light}}
`;
