/** What anybody may write into a file, a path or the name of a branch, to be shown and to do nothing. */
export const HOSTILE = {
  command: "Titel\n::error file=x::erfunden",
  backticks: "`Code` und ```Block```",
  script: '<script>alert(1)</script><img src=x onerror="alert(2)">',
  mention: "@everyone und @firma/alle, #12 und GH-12",
  markdown:
    "*fett* _kursiv_ [Link](https://boese.example) ![Bild](x) https://boese.example www.boese.example :tada: $x$",
  structure: "# Titel\n\n- Liste\n| Zelle | zwei |\n---\n> Zitat",
  comment: "<!-- Rest weg",
  entity: "&lt;b&gt; 5 % &amp; mehr ~~weg~~",
};

/** A path as git allows it. */
export const HOSTILE_PATH = "content/articles/a\nb`|<b>@everyone,x:y/index.mdx";
