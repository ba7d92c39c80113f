// Runs before anything is painted: the theme that was chosen, and whether the page of visitors is the right one to begin with.
try {
  const { dataset } = document.documentElement;
  const theme = localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') dataset.theme = theme;
  if (localStorage.getItem('sessionToken') !== null || /[?&](token|diagram)=/.test(location.search))
    dataset.visitor = 'known';
} catch {
  // Where storage is blocked everybody is a visitor, in the theme of the system.
}
// What follows is on its way while the page is read: the landing page of visitors, or the application.
const { visitors, members } = document.currentScript.dataset;
const files = document.documentElement.dataset.visitor === 'known' ? members : visitors;
for (const href of files?.split(' ') ?? []) {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.crossOrigin = '';
  link.href = href;
  document.head.append(link);
}
