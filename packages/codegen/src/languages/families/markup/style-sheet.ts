/** A quiet style for generated pages, in light and dark. */
export const styleSheet = `:root {
  color-scheme: light dark;
  font-family: system-ui, sans-serif;
  line-height: 1.5;
}

body {
  max-width: 44rem;
  margin: 2rem auto;
  padding: 0 1rem;
}

.screen,
section {
  margin-block: 1.5rem;
}

.field,
.option,
fieldset {
  margin-block: 0.75rem;
}

.field label {
  display: block;
  margin-bottom: 0.25rem;
}

input:not([type='checkbox'], [type='radio']),
select,
textarea {
  width: 100%;
  padding: 0.5rem;
  font: inherit;
  box-sizing: border-box;
}

button {
  padding: 0.5rem 1rem;
  font: inherit;
}

nav ul {
  display: flex;
  flex-wrap: wrap;
  gap: 1rem;
  padding: 0;
  list-style: none;
}

header {
  display: flex;
  flex-wrap: wrap;
  gap: 1rem;
  align-items: center;
  justify-content: space-between;
}

footer {
  margin-top: 2rem;
  padding-top: 1rem;
  border-top: 1px solid;
}

.logo {
  padding: 0.5rem 1rem;
  border: 1px dashed currentcolor;
}

.picture {
  display: grid;
  min-height: 8rem;
  place-items: center;
  border: 1px dashed currentcolor;
}

table {
  width: 100%;
  border-collapse: collapse;
}

th,
td {
  padding: 0.375rem 0.5rem;
  border-bottom: 1px solid;
  text-align: start;
}

caption {
  padding-block: 0.5rem;
  font-weight: 600;
  text-align: start;
}
`;
