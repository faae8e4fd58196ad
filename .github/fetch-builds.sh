#!/usr/bin/env bash
# Puts the sites that this run has built where they were built.
set -euo pipefail
cd "$(dirname "$0")/.."
rm -rf public .fixture-site
gh run download "$GITHUB_RUN_ID" --name fixture-site --dir .fixture-site/public
gh run download "$GITHUB_RUN_ID" --name site --dir public || echo "The site itself is not built yet."
