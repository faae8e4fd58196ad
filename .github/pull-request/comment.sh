#!/usr/bin/env bash
# Writes the comment on a pull request, or renews it: the last one of this account there.
set -euo pipefail
cd "$(dirname "$0")/../.."
node workshop/changes/comment.mjs result/report/report.json > result/comment.md
gh pr comment "$NUMBER" --repo "$GITHUB_REPOSITORY" --edit-last --create-if-none --body-file result/comment.md
