/** A page tree whose only page is the tree itself: whoever walks down it never arrives. */
export const CYCLE = [
  '<</Type/Catalog/Pages 2 0 R>>',
  '<</Type/Pages/Kids[3 0 R]/Count 1>>',
  '<</Type/Pages/Kids[2 0 R]/Count 1/Parent 2 0 R>>',
];

/** A file of these objects, numbered from 1, the first of which is the catalogue. */
export function pdfOf(objects: string[]): string {
  let text = '%PDF-1.4\n';
  const entries = objects.map((object, index) => {
    const entry = `${String(text.length).padStart(10, '0')} 00000 n \n`;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return entry;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${entries.join('')}`;
  return `${text}${table}trailer\n<</Size ${size}/Root 1 0 R>>\nstartxref\n${text.length}\n%%EOF\n`;
}
